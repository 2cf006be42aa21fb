-- Null until the email is sent: the token is created with the email, so that no queue ever holds it.
alter table mailed_links alter column token_hash drop not null;
