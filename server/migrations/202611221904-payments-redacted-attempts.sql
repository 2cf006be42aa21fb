-- Settled charges of deleted accounts no longer name the customer and the card at the provider.
update attempts set parameters = parameters - 'cardId' - 'customerId'
where settled_at is not null
  and purchase_id in (
    select id from purchases where not exists (select from users where users.id = purchases.user_id)
  );
