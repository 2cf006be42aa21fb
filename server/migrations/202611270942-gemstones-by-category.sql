-- no transaction
create index concurrently gemstones_by_category on gemstones (category_id, id)
