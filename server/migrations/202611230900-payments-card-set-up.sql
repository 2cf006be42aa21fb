-- When a card was set up for off-session charges: by its holder, with the bank's authentication where it asked. Null: it
-- was only saved, or paid once. A first payment of a series has always set its card up.
alter table card_expiries add column set_up_at timestamptz;
update card_expiries
set set_up_at = series.began_at
from (
  select parameters ->> 'cardId' as card_id, min(settled_at) as began_at
  from attempts
  where state = 'succeeded' and (parameters ->> 'isFirstOfSeries')::boolean
  group by 1
) as series
where series.card_id = card_expiries.card_id;
