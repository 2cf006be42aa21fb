-- What addresses took of their limits in all processes. Unlogged: losing it gives callers a few calls more, and a
-- commit waits neither for the disk nor for a replica.
create unlogged table address_buckets (
  key text primary key,
  full_at timestamptz not null
);
