-- Until when the bank takes evidence; null once it was sent, and for what earlier releases stored.
alter table disputes add column evidence_due_at timestamptz;
