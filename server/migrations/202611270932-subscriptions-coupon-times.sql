-- Without starts_at a code can be used since it was made. One that is ended expires too, for the release before.
alter table coupons add column starts_at timestamptz, add column ended_at timestamptz;
