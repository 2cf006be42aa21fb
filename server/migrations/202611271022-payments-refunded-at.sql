-- no transaction
create index concurrently attempts_refunded_at on attempts (refunded_at) where refunded_at is not null
