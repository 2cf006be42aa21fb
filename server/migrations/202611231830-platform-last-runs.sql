-- The last time that work which runs once a day came to its end, whichever process did it.
create table last_runs (
  name text primary key,
  finished_at timestamptz not null,
  -- Differences of a comparison, bytes of a backup.
  figure bigint not null
);
