create table gemstone_categories (
  id bigint primary key,
  translations jsonb not null,
  changed_at timestamptz not null default now()
);

create table gemstones (
  id bigint primary key,
  slug text not null unique,
  category_id bigint not null references gemstone_categories (id),
  translations jsonb not null,
  -- How its picture is drawn: cut, colour, form, metal, halo.
  drawing jsonb not null,
  -- Every process reads the catalogue again when a stone has a later moment than it knows.
  changed_at timestamptz not null default now()
);
create index gemstones_category_id on gemstones (category_id);
create index gemstones_changed_at on gemstones (changed_at);
