-- What the provider's events tell besides payments.
alter table webhook_inbox
  add column object_id text,
  add column customer_id text;

alter table attempts
  -- pending: the provider is making the last refund. stopped: it did not make it, and it is not tried again.
  add column refund_state text check (refund_state in ('pending', 'stopped')),
  add column refund_failure text,
  add column refund_tries smallint not null default 0,
  add column refund_look_at timestamptz,
  -- The bank took the money back in a dispute.
  add column lost_at timestamptz,
  add column lost_pence integer;

create table disputes (
  -- The provider's.
  id text primary key,
  attempt_id uuid not null references attempts (id),
  amount_pence integer not null,
  reason text not null,
  state text not null check (state in ('open', 'won', 'lost', 'closed')),
  opened_at timestamptz not null,
  changed_at timestamptz not null
);
create index disputes_attempt_id on disputes (attempt_id);
