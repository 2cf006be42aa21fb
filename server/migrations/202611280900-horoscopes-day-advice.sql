-- The advice of each house, by number, that was chosen for the list of days.
alter table periods add column day_advice jsonb;
