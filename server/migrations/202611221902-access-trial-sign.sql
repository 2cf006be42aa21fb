-- How often the birth was corrected, and the sign that the trial keeps after two corrections; null: the generated one.
alter table trials
  add column corrections integer not null default 0 check (corrections >= 0),
  add column kept_sign_id integer check (kept_sign_id between 1 and 12);
