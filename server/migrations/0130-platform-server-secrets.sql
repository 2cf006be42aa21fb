-- Keys that only the server knows. Each is random, made when it is first needed, and the same for every process.
create table server_secrets (
  name text primary key,
  secret bytea not null check (octet_length(secret) = 32)
);
