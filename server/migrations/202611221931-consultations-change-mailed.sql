-- When the operator was last emailed that an order was changed; null before the first such email.
alter table consultation_orders add column change_mailed_at timestamptz;
-- Whether it was changed since.
alter table consultation_orders add column change_unmailed boolean not null default false;
