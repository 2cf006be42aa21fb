-- When what a grant opens was first handed out to be read.
alter table grants add column first_read_at timestamptz;
