-- One authenticator app an account; the secret is encrypted (server/domains/identity/second-factor/seal.ts).
create table authenticator_apps (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret bytea not null,
  -- The time step of the last accepted code: no code is accepted twice.
  last_step bigint not null,
  created_at timestamptz not null
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  signature_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_user_id on passkeys (user_id);

-- A code that was used is deleted.
create table recovery_codes (
  code_hash text primary key,
  user_id uuid not null references users (id) on delete cascade
);

create index recovery_codes_user_id on recovery_codes (user_id);

-- A sign-in whose password or link was right and that waits for the second step.
create table pending_sign_ins (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);

create index pending_sign_ins_user_id on pending_sign_ins (user_id);
create index pending_sign_ins_expires_at on pending_sign_ins (expires_at);

-- The random number that a passkey signs, once. A sign-in by passkey alone has no user yet.
create table passkey_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'second-step', 'sign-in')),
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);

create index passkey_challenges_user_id on passkey_challenges (user_id);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
