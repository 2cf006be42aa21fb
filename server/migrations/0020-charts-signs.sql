create table signs (
  id integer primary key check (id between 1 and 12),
  key text not null unique,
  translations jsonb not null
);

create table charts (
  user_id uuid primary key,
  sign_id integer not null references signs (id),
  zodiac text not null check (zodiac in ('sidereal', 'tropical')),
  born_at_local text not null,
  born_at_place jsonb not null,
  sky jsonb not null
);
create index charts_sign_id on charts (sign_id);
