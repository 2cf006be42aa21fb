create table users (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  full_name text not null,
  gender integer not null check (gender in (1, 2, 3)),
  birth_moment text not null check (birth_moment ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:00$'),
  birth_place text not null,
  birth_latitude_degrees double precision not null check (birth_latitude_degrees between -90 and 90),
  birth_longitude_degrees double precision not null check (birth_longitude_degrees between -180 and 180),
  agreement boolean not null,
  created_at timestamptz not null
);

create unique index users_email on users (lower(email));
