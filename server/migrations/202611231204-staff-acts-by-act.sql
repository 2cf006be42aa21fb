-- no transaction
create index concurrently operator_acts_by_act on operator_acts (act, done_at desc, id desc)
