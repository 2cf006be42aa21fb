-- What was sent to a customer, for 90 days: no text of an email and no link.
create table sent_emails (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  subject text not null,
  state text not null check (state in ('sent', 'failed')),
  -- The job that sends it again; null where that makes no sense.
  job jsonb,
  at timestamptz not null
);
create index sent_emails_by_user on sent_emails (user_id, at, id);
create index sent_emails_by_age on sent_emails (at);
-- All tries of an email that fails are one row.
create unique index sent_emails_failing on sent_emails (user_id, subject) where state = 'failed';
