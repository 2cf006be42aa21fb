create table periods (
  id integer primary key,
  sign_id integer not null check (sign_id between 1 and 12),
  type integer not null check (type between 1 and 3),
  starts_on date not null,
  zodiac text not null check (zodiac in ('sidereal', 'tropical')),
  translations jsonb not null,
  sky_events jsonb not null,
  edited_at timestamptz,
  unique (type, sign_id, starts_on)
);

create table parts (
  id integer primary key,
  period_id integer not null references periods (id) on delete cascade,
  kind text not null check (kind in ('chapter', 'section')),
  position integer not null,
  price_pence bigint not null,
  translations jsonb not null,
  unique (period_id, position)
);
