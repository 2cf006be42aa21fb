-- no transaction
create index concurrently attempts_paid_at on attempts (settled_at) where state = 'succeeded'
