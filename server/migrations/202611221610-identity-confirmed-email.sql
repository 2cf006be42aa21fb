-- When a mailed link proved that the address is the account holder's; null until then.
alter table users add column email_confirmed_at timestamptz;
-- Null once the password was voided: the account's holder chooses a new one.
alter table users alter column password_hash drop not null;

alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('reset-password', 'sign-in', 'change-email', 'welcome'));
