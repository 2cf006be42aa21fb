-- People who run the business. They are no customers: their own table, sessions and ways to sign in.
create table staff (
  id uuid primary key,
  email text not null,
  name text not null,
  role text not null,
  -- With an authenticator app the second way to sign in, beside passkeys.
  password_hash text,
  sealed_totp_secret bytea,
  -- The time step of the last accepted code: no code is accepted twice.
  totp_last_step bigint not null default 0,
  created_at timestamptz not null,
  -- The row stays, because the record of acts names its id.
  removed_at timestamptz
);

create unique index staff_email on staff (lower(email)) where removed_at is null;

create table staff_passkeys (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  credential_id text not null unique,
  public_key bytea not null,
  signature_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index staff_passkeys_staff_id on staff_passkeys (staff_id);

-- A code that was used is deleted.
create table staff_recovery_codes (
  code_hash text primary key,
  staff_id uuid not null references staff (id)
);

create index staff_recovery_codes_staff_id on staff_recovery_codes (staff_id);

create table staff_sessions (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  token_hash text not null unique,
  device text,
  address text not null,
  issued_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When a passkey or a code was last shown in this session.
  proven_at timestamptz not null
);

create index staff_sessions_staff_id on staff_sessions (staff_id);

-- One open invitation an email; it is deleted when it is used.
create table staff_invitations (
  id uuid primary key,
  token_hash text not null unique,
  -- The link in the email has a token of its own; null until it is sent.
  mailed_token_hash text unique,
  email text not null,
  role text not null,
  -- Null for an invitation by the operator's command.
  invited_by uuid references staff (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create unique index staff_invitations_email on staff_invitations (lower(email));

-- The random number that a passkey signs, once.
create table staff_challenges (
  challenge text primary key,
  purpose text not null,
  -- The invitation or the member of staff; null for a sign-in.
  subject_id uuid,
  expires_at timestamptz not null
);

create index staff_challenges_expires_at on staff_challenges (expires_at);
