create table coupons (
  id integer primary key,
  code text not null check (code = upper(code)),
  weeks integer not null check (weeks > 0),
  -- The only plan that it is for; none: any.
  payment_plan_id integer references payment_plans (id),
  expires_at timestamptz
);
create unique index coupons_code on coupons (code);
create index coupons_payment_plan_id on coupons (payment_plan_id);

create table coupon_redemptions (
  coupon_id integer not null references coupons (id),
  user_id uuid not null,
  purchase_id uuid not null references purchases (id),
  redeemed_at timestamptz not null,
  primary key (coupon_id, user_id)
);
create index coupon_redemptions_purchase_id on coupon_redemptions (purchase_id);
