-- Without starts_at a notice is shown from created_at on; without ends_at it has no end.
alter table notices add column starts_at timestamptz, add column ends_at timestamptz;
-- Raised by each change, which names the version that its author saw.
alter table notices add column version integer not null default 1;
