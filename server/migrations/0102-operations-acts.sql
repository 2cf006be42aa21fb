-- What an operator did, who and when. Rows come; none is changed or taken out.
create table operator_acts (
  id uuid primary key,
  operator text not null,
  act text not null,
  details jsonb not null,
  done_at timestamptz not null
);
create index operator_acts_done_at on operator_acts (done_at);
