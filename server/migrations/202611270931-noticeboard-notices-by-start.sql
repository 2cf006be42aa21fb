-- no transaction
create index concurrently notices_by_start on notices ((coalesce(starts_at, created_at)), id)
