create table payment_plans (
  id integer primary key,
  title text not null,
  amount_pence bigint not null check (amount_pence > 0),
  frequency integer not null check (frequency between 1 and 3),
  saving_banner_flag text,
  translations jsonb not null
);

create table one_off_prices (
  period_type integer primary key check (period_type between 1 and 3),
  payment_plan_id integer not null references payment_plans (id),
  amount_pence bigint not null check (amount_pence > 0),
  ios_product_id text not null
);
create index one_off_prices_payment_plan_id on one_off_prices (payment_plan_id);
