-- Which edition of the almanac's words a period was told in; what is there by now is the first's.
alter table periods add column edition integer not null default 1;
