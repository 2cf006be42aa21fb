-- The price at which a group renews once its holder has been told of it for 30 days: of the whole group, and of each subscription.
alter table subscription_groups
  add column next_amount_pence bigint,
  add column price_change_id uuid,
  add column price_told_at timestamptz;
alter table subscriptions add column next_amount_pence bigint;
-- Since when a plan is not offered; null while it is.
alter table payment_plans add column hidden_at timestamptz;
