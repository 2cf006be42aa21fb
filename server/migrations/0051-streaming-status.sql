-- One row at most: the stream that is on now.
create table streaming_status (
  id integer primary key check (id = 1),
  url text not null
);
