-- A piece that staff add is never drawn: it is shown by its pictures.
alter table gemstones alter column drawing drop not null;
