-- When the account opened a reading within an hour of its sign-up, so that it is counted once; null otherwise.
alter table trials add column first_visit_reading_at timestamptz;
