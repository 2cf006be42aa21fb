-- Why the bank declined a charge and what it advises, beside the one code that decides what the buyer reads.
alter table attempts
  add column decline_code text,
  add column advice_code text;
