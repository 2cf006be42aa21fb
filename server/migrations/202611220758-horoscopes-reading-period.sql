-- A period names its reading period instead of a number. Its id stays as it is.
alter table periods drop constraint periods_type_check;
alter table periods alter column type type text
  using case type when 1 then 'weekly' when 2 then 'monthly' else 'yearly' end;
alter table periods rename column type to reading_period;
alter table periods add check (reading_period in ('weekly', 'monthly', 'yearly'));
alter index periods_type_sign_id_starts_on rename to periods_reading_period_sign_id_starts_on;
