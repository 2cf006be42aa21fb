create table notices (
  id bigint primary key,
  translations jsonb not null,
  created_at timestamptz not null
);

create table notice_reads (
  user_id uuid not null,
  notice_id bigint not null references notices (id) on delete cascade,
  read_at timestamptz not null,
  primary key (user_id, notice_id)
);
create index notice_reads_notice_id on notice_reads (notice_id);
