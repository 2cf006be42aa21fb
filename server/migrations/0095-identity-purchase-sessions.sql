-- A session that the app hands over to a page for one purchase, and that is of no use for anything else.
alter table sessions add column is_for_purchase boolean not null default false;
