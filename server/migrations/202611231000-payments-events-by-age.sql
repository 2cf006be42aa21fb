-- Events are deleted by their age.
create index webhook_inbox_received_at on webhook_inbox (received_at);
