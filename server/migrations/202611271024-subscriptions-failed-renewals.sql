-- no transaction
create index concurrently renewals_first_failed on renewals (settled_at) where try_number = 1 and state = 'failed'
