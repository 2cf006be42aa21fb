-- What a mailbox was given once: the trial, or a promo code. A keyed hash of its address, kept for a year after that,
-- and for a year after the account is deleted.
create table mailbox_uses (
  mailbox_hash text not null,
  -- `trial`, or `coupon:` and the coupon's id.
  what text not null,
  forget_at timestamptz not null,
  primary key (mailbox_hash, what)
);
create index mailbox_uses_forget_at on mailbox_uses (forget_at);
