-- no transaction
create index concurrently operator_acts_by_object on operator_acts (object, object_id, done_at desc, id desc)
