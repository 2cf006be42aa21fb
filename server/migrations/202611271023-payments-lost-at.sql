-- no transaction
create index concurrently attempts_lost_at on attempts (lost_at) where lost_at is not null
