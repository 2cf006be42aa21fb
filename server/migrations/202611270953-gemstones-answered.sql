-- no transaction
create index concurrently gemstone_enquiries_answered on gemstone_enquiries (created_at desc, id desc) where answered_at is not null
