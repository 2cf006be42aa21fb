-- Texts that operators changed follow the new names of their keys.
update language_texts set key = case key
    when 'checkout.pay.renews-1' then 'checkout.pay.renews-week'
    when 'checkout.pay.renews-2' then 'checkout.pay.renews-month'
    when 'checkout.pay.renews-3' then 'checkout.pay.renews-year'
    when 'one-off.description-1' then 'one-off.description-weekly'
    when 'one-off.description-2' then 'one-off.description-monthly'
    when 'one-off.description-3' then 'one-off.description-yearly'
    else key
  end
  where key ~ '^(checkout\.pay\.renews|one-off\.description)-[123]$';
