create table language_texts (
  language_id integer not null,
  key text not null,
  text text not null,
  updated_at timestamptz not null default now(),
  primary key (language_id, key)
);
