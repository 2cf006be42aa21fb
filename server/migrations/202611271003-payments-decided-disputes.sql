-- no transaction
create index concurrently disputes_decided on disputes (changed_at, id) where state <> 'open'
