-- The wallet that a card came from, such as apple_pay. null: a card whose number was typed, or that was saved before this was kept.
alter table card_expiries add column wallet text;
alter table attempts add column card_wallet text;
