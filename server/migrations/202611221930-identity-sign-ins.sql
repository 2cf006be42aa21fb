-- What the account page lists: sign-ins, new passwords and wrong passwords, for 90 days.
create table sign_ins (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (
    kind in (
      'password', 'link', 'second-step', 'passkey', 'sign-up', 'new-password', 'reset', 'wrong-password'
    )
  ),
  -- The session that it opened, which may have ended.
  session_id uuid,
  device text,
  -- The first part of the internet address; null where it is not known.
  network text,
  -- Wrong passwords of one day are one row.
  times integer not null default 1,
  at timestamptz not null
);
create index sign_ins_user on sign_ins (user_id, at);
create index sign_ins_at on sign_ins (at);
