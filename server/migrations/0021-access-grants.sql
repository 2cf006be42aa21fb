create table trials (
  user_id uuid primary key,
  started_at timestamptz not null,
  gold_until timestamptz,
  ended_at timestamptz
);

-- What a grant opens: a sign as deep as its frequency, or one period, or one part.
create table grants (
  id uuid primary key,
  user_id uuid not null,
  source text not null
    check (source in ('subscription', 'coupon', 'one_off', 'life_event', 'operator')),
  reference text not null,
  sign_id integer not null check (sign_id between 1 and 12),
  frequency integer check (frequency between 1 and 3),
  period_id integer,
  part_id integer,
  starts_at timestamptz not null,
  ends_at timestamptz,
  check (num_nonnulls(frequency, period_id, part_id) = 1)
);
create index grants_user_id on grants (user_id);
create unique index grants_reference on grants
  (source, reference, sign_id, coalesce(period_id, 0), coalesce(part_id, 0));
