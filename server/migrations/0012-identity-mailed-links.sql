create table mailed_links (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'sign-in')),
  token_hash text not null unique,
  expires_at timestamptz not null
);

create index mailed_links_user_id on mailed_links (user_id);
create index mailed_links_expires_at on mailed_links (expires_at);
