-- When the operator was last emailed that an order was changed; null before the first change.
alter table consultation_orders add column change_mailed_at timestamptz;
update consultation_orders set change_mailed_at = changed_at;
