-- Until when the cards are good that renewals will be charged to, as the provider said when it was last
-- asked; and for which of them their holder has been warned.
create table card_expiries (
  card_id text primary key,
  user_id uuid not null,
  last_4 text not null,
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null,
  expires_at timestamptz not null,
  looked_at timestamptz not null,
  warned_at timestamptz
);
create index card_expiries_user_id on card_expiries (user_id);
create index card_expiries_unwarned on card_expiries (expires_at) where warned_at is null;
create index subscription_groups_card_id on subscription_groups (card_id)
  where status <> 'cancelled';
