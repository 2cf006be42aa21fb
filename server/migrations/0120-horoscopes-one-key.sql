-- A period's id follows from its type, sign and first day, so the primary key already keeps them unique.
-- A second unique index is outside of what `on conflict (id)` arbitrates: two processes that made the
-- same periods at the same moment could fail on it.
alter table periods drop constraint periods_type_sign_id_starts_on_key;
create index periods_type_sign_id_starts_on on periods (type, sign_id, starts_on);
