-- Whether the buyer had read something when they withdrew; refunds by an operator do not count.
alter table subscription_groups
  add column withdrawn_after_reading boolean not null default false,
  add check (withdrawn_at is not null or not withdrawn_after_reading);
