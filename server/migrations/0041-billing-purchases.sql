-- Who someone is at the payment provider. The key is kept before the provider is asked, so that asking
-- twice makes one customer.
create table payment_customers (
  user_id uuid primary key,
  creation_key uuid not null,
  provider_id text unique,
  created_at timestamptz not null
);

-- Cards on their way from the browser: a token is used once, so its key is kept for whoever asks again.
create table card_tokens (
  token_hash text primary key,
  user_id uuid not null,
  saving_key uuid not null,
  created_at timestamptz not null
);
create index card_tokens_created_at on card_tokens (created_at);

create table purchases (
  id uuid primary key,
  user_id uuid not null,
  kind text not null,
  state text not null check (
    state in ('awaiting_payment', 'requires_action', 'fulfilled', 'failed', 'cancelled', 'refunded')
  ),
  -- One press of a button: asked for again, it is the same purchase.
  request_key text not null,
  -- What is bought, as its kind wrote it down when it was ordered.
  ordered jsonb not null,
  -- The same in a line, for receipts.
  description text not null,
  amount_pence bigint not null check (amount_pence >= 0),
  card_id text,
  language_id integer not null,
  failure_code text,
  failure_sentence text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (user_id, request_key)
);

-- What can be had once: nobody holds it twice while its purchase is open or owned.
create table purchase_slots (
  purchase_id uuid not null references purchases (id),
  user_id uuid not null,
  slot text not null,
  released_at timestamptz,
  primary key (purchase_id, slot)
);
create unique index purchase_slots_held on purchase_slots (user_id, slot) where released_at is null;

-- Everything that is billed, renewed and cancelled as one: one subscription, or the two of a combo.
create table subscription_groups (
  id uuid primary key references purchases (id),
  user_id uuid not null,
  platform text not null check (platform in ('web', 'coupon', 'ios', 'android')),
  status text not null check (status in ('active', 'past_due', 'cancelled')),
  -- 1 weekly, 2 monthly, 3 yearly.
  frequency integer not null check (frequency between 1 and 3),
  description text not null,
  -- Of one renewal, for all of the group.
  amount_pence bigint not null check (amount_pence >= 0),
  card_id text,
  language_id integer not null,
  -- Ends of periods are counted from here, so that the 31st comes back after a February.
  anchored_at timestamptz not null,
  period_number integer not null check (period_number >= 1),
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  -- The next thing to do with it: renew, try again, end. None while a renewal is under way.
  due_at timestamptz,
  past_due_since timestamptz,
  needs_confirmation boolean not null default false,
  remind_at timestamptz,
  created_at timestamptz not null,
  cancelled_at timestamptz
);
create index subscription_groups_user_id on subscription_groups (user_id);
create index subscription_groups_due_at on subscription_groups (due_at) where due_at is not null;
create index subscription_groups_remind_at on subscription_groups (remind_at)
  where remind_at is not null;

create table subscriptions (
  id uuid primary key,
  group_id uuid not null references subscription_groups (id),
  sign_id integer not null check (sign_id between 1 and 12),
  payment_plan_id integer not null references payment_plans (id),
  amount_pence bigint not null check (amount_pence > 0)
);
create index subscriptions_group_id on subscriptions (group_id);
create index subscriptions_payment_plan_id on subscriptions (payment_plan_id);

create table renewals (
  id uuid primary key,
  group_id uuid not null references subscription_groups (id),
  period_number integer not null check (period_number > 1),
  try_number integer not null check (try_number >= 1),
  state text not null check (state in ('charging', 'paid', 'failed')),
  failure_code text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (group_id, period_number, try_number)
);
create unique index renewals_paid on renewals (group_id, period_number) where state = 'paid';

-- One request for money. The id is random and is the idempotency key; the parameters stay as first sent.
create table attempts (
  id uuid primary key,
  purchase_id uuid not null references purchases (id),
  renewal_id uuid references renewals (id),
  state text not null check (state in ('new', 'sent', 'requires_action', 'succeeded', 'failed')),
  parameters jsonb not null,
  amount_pence bigint not null check (amount_pence > 0),
  payment_id text unique,
  failure_code text,
  created_at timestamptz not null,
  -- When it is looked at again if nobody has settled it by then.
  look_at timestamptz,
  settled_at timestamptz,
  -- Set for money that is to go back, and the moment it did.
  refund_key uuid,
  refunded_at timestamptz
);
create unique index attempts_live on attempts (purchase_id)
  where state in ('new', 'sent', 'requires_action');
create index attempts_purchase_id on attempts (purchase_id);
create index attempts_renewal_id on attempts (renewal_id);
create index attempts_look_at on attempts (look_at) where look_at is not null;
create index attempts_refund_due on attempts (id)
  where refund_key is not null and refunded_at is null;

create table webhook_inbox (
  event_id text primary key,
  type text not null,
  payment_id text,
  attempt_id text,
  tries integer not null default 0,
  received_at timestamptz not null,
  done_at timestamptz
);
create index webhook_inbox_open on webhook_inbox (received_at) where done_at is null;
