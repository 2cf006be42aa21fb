create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash text not null unique,
  issued_at timestamptz not null,
  last_used_at timestamptz not null
);

create index sessions_user_id on sessions (user_id);
create index sessions_last_used_at on sessions (last_used_at);
