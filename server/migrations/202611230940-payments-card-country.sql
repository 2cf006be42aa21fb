-- The country of the card that paid, which says where VAT is due. null: the card was charged before this was kept.
alter table attempts add column card_country text;
alter table card_expiries add column card_country text;
