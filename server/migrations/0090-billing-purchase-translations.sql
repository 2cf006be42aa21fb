-- What was bought in a line, in every language: [{language_id, description}]. Purchases from before have
-- only their description.
alter table purchases add column translations jsonb not null default '[]';
