-- An order whose payment was refunded: nobody answers it, and its buyer no longer has it.
alter table consultation_orders add column revoked_at timestamptz;
