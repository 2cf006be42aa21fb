-- Orders of subscriptions and of single periods name what they have as a number. An order that is still open
-- is compared with the same order made again, and is fulfilled from what it says.
update purchases set ordered = (ordered - 'frequency') || jsonb_build_object(
    'tier', case ordered ->> 'frequency' when '1' then 'silver' when '2' then 'gold' else 'diamond' end,
    'billing_interval', case ordered ->> 'frequency' when '1' then 'week' when '2' then 'month' else 'year' end)
  where kind = 'subscription' and ordered ? 'frequency';
update purchases set ordered = (ordered - 'type') || jsonb_build_object(
    'reading_period', case ordered ->> 'type' when '1' then 'weekly' when '2' then 'monthly' else 'yearly' end)
  where kind = 'one_off' and ordered ? 'type';
