-- Raised by each change, which names the version that its author saw. Nobody can buy it while hidden_at is set.
alter table consultations add column version integer not null default 1, add column hidden_at timestamptz;
