-- What the last comparison with the payment provider found, for the studio: ids and amounts.
alter table last_runs add column lines jsonb not null default '[]';
