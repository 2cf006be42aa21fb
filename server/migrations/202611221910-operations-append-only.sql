-- The account of the operating system that ran the command; null in acts of earlier releases.
alter table operator_acts add column os_account text;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create trigger operator_acts_append_only before update or delete or truncate on operator_acts
  for each statement execute function refuse_change();
-- Also where a session skips ordinary triggers.
alter table operator_acts enable always trigger operator_acts_append_only;
