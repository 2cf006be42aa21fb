-- A single week cost less than a week of Silver. Prices that an operator changed stay as they are.
update one_off_prices set amount_pence = 249 where reading_period = 'weekly' and amount_pence = 99;
update parts set price_pence = 249
from periods
where periods.id = parts.period_id
  and periods.reading_period = 'weekly'
  and parts.kind = 'chapter'
  and parts.price_pence = 99;
