-- What a month came to, as it was counted last: one row for each month and series, so that a page reads few rows.
create table month_figures (
  -- The first day of a month of the United Kingdom.
  month date not null,
  series text not null,
  numbers jsonb not null,
  counted_at timestamptz not null,
  primary key (month, series)
);

-- How often something happened on a day, without anything about a person.
create table daily_counts (
  day date not null,
  counter text not null,
  label text not null,
  count bigint not null,
  primary key (day, counter, label)
);
