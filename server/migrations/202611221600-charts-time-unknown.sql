-- The time of a birth may be unknown: its chart says whether any time of that day gives the same sign.
alter table charts add column time_unknown boolean not null default false;
