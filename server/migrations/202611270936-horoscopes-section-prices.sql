-- The price of each life-event section, for all signs and years; 0: open to everyone. `parts` repeat it.
create table section_prices (
  position integer primary key check (position between 1 and 13),
  amount_pence bigint not null check (amount_pence >= 0),
  version integer not null default 1
);
insert into section_prices (position, amount_pence)
select position, greatest(0, coalesce((
    select price_pence from parts where kind = 'section' and parts.position = sections.position order by id desc limit 1
  ), 399))
from generate_series(1, 13) as sections (position);
