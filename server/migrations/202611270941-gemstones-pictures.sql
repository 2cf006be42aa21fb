alter table gemstones
  -- Raised by every change of a stone or its pictures.
  add column version integer not null default 1,
  add column is_hidden boolean not null default false;

create table gemstone_pictures (
  gemstone_id bigint not null references gemstones (id) on delete cascade,
  -- 0 is the one that lists show.
  place integer not null,
  picture_id text not null references pictures (id),
  -- What it shows, in each language.
  translations jsonb not null,
  primary key (gemstone_id, place)
);
create index gemstone_pictures_picture_id on gemstone_pictures (picture_id);
