alter table gemstone_enquiries add column answered_at timestamptz;
create index gemstone_enquiries_open on gemstone_enquiries (created_at) where answered_at is null;

alter table consultation_orders add column answered_at timestamptz;
create index consultation_orders_open on consultation_orders (created_at) where answered_at is null;
