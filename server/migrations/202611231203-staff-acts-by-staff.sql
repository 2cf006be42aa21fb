-- no transaction
create index concurrently operator_acts_by_staff on operator_acts (staff_id, done_at desc, id desc)
