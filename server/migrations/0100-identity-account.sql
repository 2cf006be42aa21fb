-- What a session was opened with, such as `Firefox · Windows`; no address.
alter table sessions add column device text;

alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('reset-password', 'sign-in', 'change-email'));
-- Where mail goes once the link is opened.
alter table mailed_links add column new_email text;
alter table mailed_links add constraint mailed_links_new_email_check
  check ((purpose = 'change-email') = (new_email is not null));
