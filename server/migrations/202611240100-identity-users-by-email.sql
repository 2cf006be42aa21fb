-- no transaction
create index concurrently users_by_email on users (lower(email) collate "C")
