-- no transaction
create index concurrently periods_by_start on periods (starts_on desc, id)
