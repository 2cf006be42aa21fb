-- The set-up at the provider that the holder of a newly chosen card has still to confirm; the card renews the group from then on.
alter table subscription_groups add column card_set_up_id text;
create index subscription_groups_card_set_up on subscription_groups (card_set_up_id) where card_set_up_id is not null;
