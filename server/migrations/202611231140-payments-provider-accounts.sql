-- The accounts of the payment provider that this database has worked with, each in one mode: the sandbox, test keys, live
-- keys. The first process that starts after this migration adds its own as the first one.
create table provider_accounts (
  id text primary key,
  provider text not null check (provider in ('sandbox', 'stripe')),
  account_id text not null,
  is_live boolean not null,
  is_first boolean not null,
  used_at timestamptz not null
);
create unique index provider_accounts_first on provider_accounts (is_first) where is_first;

-- The account that a row belongs to. Null is the first one, so the rows that exist belong to the account of the first
-- start after this migration, and so do those that an earlier release writes beside it.
alter table attempts add column provider_account text;
alter table card_expiries add column provider_account text;
alter table webhook_inbox add column provider_account text;

-- Customers of all accounts but the first one, whose customers stay in payment_customers: an earlier release knows one
-- customer for each user.
create table other_customers (
  user_id uuid not null,
  provider_account text not null references provider_accounts (id),
  creation_key uuid not null,
  provider_id text,
  created_at timestamptz not null,
  primary key (user_id, provider_account),
  unique (provider_account, provider_id)
);
alter table payment_customers add column provider_account text check (provider_account is null);
