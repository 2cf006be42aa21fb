create table gemstone_enquiries (
  id uuid primary key,
  user_id uuid not null,
  gemstone_id bigint references gemstones (id) on delete set null,
  full_name text not null,
  email text not null,
  phone text not null,
  question text not null,
  language_id bigint not null,
  created_at timestamptz not null
);
create index gemstone_enquiries_user_id on gemstone_enquiries (user_id);
create index gemstone_enquiries_gemstone_id on gemstone_enquiries (gemstone_id);
