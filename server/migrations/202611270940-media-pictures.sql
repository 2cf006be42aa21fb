create table pictures (
  -- SHA-256 of the uploaded bytes, in hexadecimal digits.
  id text primary key,
  state text not null check (state in ('waiting', 'ready', 'failed', 'removing')),
  failure text check (failure in ('damaged', 'slow')),
  -- Of the largest file, in pixels.
  width integer,
  height integer,
  -- Null while something shows it.
  unused_since timestamptz
);
create index pictures_unused_since on pictures (unused_since);
