-- Raised by every change of an order, of its draft and of its answer, so that nobody overwrites what they have not seen.
alter table consultation_orders add column version integer not null default 0;
-- Whether it is refunded when it is not answered in time; orders from before that promise are not.
alter table consultation_orders add column refund_if_late boolean not null default false;
-- The birth details that the answer rests on; null until it is answered, while those of the account count.
alter table consultation_orders add column birth jsonb;
-- When the buyer last corrected the birth details after the order.
alter table consultation_orders add column birth_changed_at timestamptz;

-- What was sent: number 1 is the answer, the following ones are additions to it.
create table consultation_answers (
  order_id uuid not null references consultation_orders (id) on delete cascade,
  number integer not null check (number >= 1),
  text text not null,
  answered_by text not null,
  sent_at timestamptz not null,
  primary key (order_id, number)
);

-- What is being written, and not sent.
create table consultation_drafts (
  order_id uuid primary key references consultation_orders (id) on delete cascade,
  text text not null,
  saved_by text not null,
  saved_at timestamptz not null
);
