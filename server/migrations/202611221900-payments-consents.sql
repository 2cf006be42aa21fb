-- When the buyer asked for it to be opened at once, and the sentence beside Pay as they read it
-- (Consumer Contracts Regulations 2013, reg. 36 and 37). Earlier purchases have none.
alter table purchases
  add column consented_at timestamptz,
  add column consent_text text,
  add check ((consented_at is null) = (consent_text is null));
