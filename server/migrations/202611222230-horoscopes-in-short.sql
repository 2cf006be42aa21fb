-- The period in three sentences, in each language; null until the daily job has composed them.
alter table periods add column in_short jsonb;
