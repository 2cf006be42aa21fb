-- no transaction
create index concurrently operator_acts_by_time on operator_acts (done_at desc, id desc)
