-- The oldest migration whose readers may still start: a process that does not know it refuses this database.
-- Releases before this one refuse every newer schema by themselves.
create table schema_floor (
  is_only boolean primary key default true check (is_only),
  oldest_reader text not null
);

insert into schema_floor (oldest_reader) values ('202611231120-platform-schema-floor');
