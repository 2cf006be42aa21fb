-- Which letters a person gets, in which language and for which time zone. An account without a row gets what a new one
-- gets: no weekly letter, and the reminders before the free weeks end.
create table letter_settings (
  user_id uuid primary key references users on delete cascade,
  language_id integer not null,
  -- The IANA name; null where it is not known: then that of the language.
  time_zone text,
  weekly boolean not null default false,
  -- The consent to the weekly letter: when it was given, and to which version of the sentence.
  weekly_asked_at timestamptz,
  weekly_consent text,
  weekly_stopped_at timestamptz,
  -- When the next weekly letter is planned.
  weekly_next_at timestamptz,
  -- The Monday of the last week that a letter was planned for.
  weekly_planned date,
  -- The Monday of the last week whose letter was sent, or left out because no week was open.
  weekly_handled date,
  -- Weeks in a row that were left out.
  weekly_skipped integer not null default 0,
  trial boolean not null default true,
  -- When the reminders 14 and 3 days before the end of the free weeks were planned: each of them once.
  trial_14_at timestamptz,
  trial_3_at timestamptz,
  check (not weekly or (weekly_asked_at is not null and weekly_next_at is not null))
);
create index letter_settings_due on letter_settings (weekly_next_at, user_id) where weekly;
create index trials_started_at on trials (started_at) where ended_at is null;
create index trials_gold_until on trials (gold_until) where ended_at is null;
