-- The bank has declined the renewal card for good: it is not charged again, and its holder is asked for another one.
alter table subscription_groups add column needs_other_card boolean not null default false;
