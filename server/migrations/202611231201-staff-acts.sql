-- One record for the studio and the operator's command. The command's acts, and those of earlier releases, leave these null.
alter table operator_acts
  add column staff_id uuid,
  add column object text,
  add column object_id text,
  add column before jsonb,
  add column after jsonb,
  add column address text,
  add column request_id uuid;
