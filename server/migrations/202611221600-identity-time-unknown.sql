-- The time of a birth may be unknown: `birth_moment` then holds an assumed time of that day.
alter table users add column time_unknown boolean not null default false;
