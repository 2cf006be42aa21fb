-- A charge that follows a purchase, such as a renewal, names the payable that handles it and that payable's
-- own id of it. The purchase's own charge has neither.
alter table attempts rename column renewal_id to reference_id;
alter table attempts add column payable text;
update attempts set payable = 'renewal' where reference_id is not null;
alter table attempts add check ((payable is null) = (reference_id is null));

-- The part of a payment's refunds that left what was bought as it was, and what the buyer is written to about
-- once the refund that is due was made.
alter table attempts
  add column goodwill_pence bigint not null default 0
    check (goodwill_pence between 0 and coalesce(refund_pence, 0)),
  add column refund_notice_pence bigint check (refund_notice_pence > 0);
