-- The card that a payment was asked of, as its holder knows it: brand and last four digits, as the provider
-- told them when the card was saved or last looked at. A receipt names it after the card is gone.
alter table card_expiries add column brand text;
alter table attempts add column card_brand text, add column card_last_4 text;
