-- The number 1, 2 or 3 of a plan was its tier and its billing interval at once.
alter table payment_plans
  add column tier text check (tier in ('silver', 'gold', 'diamond')),
  add column billing_interval text check (billing_interval in ('week', 'month', 'year'));
update payment_plans set
  tier = case frequency when 1 then 'silver' when 2 then 'gold' else 'diamond' end,
  billing_interval = case frequency when 1 then 'week' when 2 then 'month' else 'year' end;
alter table payment_plans
  alter column tier set not null,
  alter column billing_interval set not null,
  drop column frequency;

alter table subscription_groups
  add column tier text check (tier in ('silver', 'gold', 'diamond')),
  add column billing_interval text check (billing_interval in ('week', 'month', 'year'));
update subscription_groups set
  tier = case frequency when 1 then 'silver' when 2 then 'gold' else 'diamond' end,
  billing_interval = case frequency when 1 then 'week' when 2 then 'month' else 'year' end;
alter table subscription_groups
  alter column tier set not null,
  alter column billing_interval set not null,
  drop column frequency;

alter table one_off_prices drop constraint one_off_prices_period_type_check;
alter table one_off_prices alter column period_type type text
  using case period_type when 1 then 'weekly' when 2 then 'monthly' else 'yearly' end;
alter table one_off_prices rename column period_type to reading_period;
alter table one_off_prices add check (reading_period in ('weekly', 'monthly', 'yearly'));
