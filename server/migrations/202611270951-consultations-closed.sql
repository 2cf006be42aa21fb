-- no transaction
create index concurrently consultation_orders_closed on consultation_orders (created_at desc, id desc) where answered_at is not null or revoked_at is not null
