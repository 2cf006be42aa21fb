-- The session that asked for a new email, which stays signed in when the email changes.
alter table mailed_links add column session_id uuid;
