create table rate_buckets (
  key text primary key,
  full_at timestamptz not null
);
create index rate_buckets_full_at on rate_buckets (full_at);
