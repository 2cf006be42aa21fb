-- How much of a payment is to go back: all of it, or what a withdrawal leaves.
alter table attempts add column refund_pence bigint check (refund_pence > 0);
update attempts set refund_pence = amount_pence where refund_key is not null;
alter table attempts
  add check ((refund_key is null) = (refund_pence is null)),
  add check (refund_pence <= amount_pence);

alter table renewals drop constraint renewals_state_check;
alter table renewals
  add constraint renewals_state_check check (state in ('charging', 'paid', 'failed', 'refunded'));

-- The buyer's change of mind in its first 14 days, and what goes back for it.
alter table subscription_groups
  add column withdrawn_at timestamptz,
  add column refund_pence bigint check (refund_pence > 0),
  add check ((withdrawn_at is null) = (refund_pence is null)),
  add check (withdrawn_at is null or status = 'cancelled');
