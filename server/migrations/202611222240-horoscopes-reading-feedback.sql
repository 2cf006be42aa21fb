-- Whether a period was true for a reader; only the reader is shown it.
create table reading_feedback (
  user_id uuid not null,
  period_id integer not null references periods (id) on delete cascade,
  answer text not null check (answer in ('yes', 'partly', 'no')),
  answered_at timestamptz not null,
  primary key (user_id, period_id)
);
create index reading_feedback_period_id on reading_feedback (period_id);
