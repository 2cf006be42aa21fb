alter table part_texts
  add column period_id integer generated always as (part_id / 100) stored references periods (id);
