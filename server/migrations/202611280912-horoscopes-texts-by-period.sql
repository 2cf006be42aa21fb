-- no transaction
create index concurrently part_texts_by_period on part_texts (period_id)
