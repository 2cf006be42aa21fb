-- no transaction
create index concurrently disputes_open on disputes ((coalesce(evidence_due_at, 'infinity')), id) where state = 'open'
