-- Raised by each change, which names the version that its author saw.
alter table one_off_prices add column version integer not null default 1;
