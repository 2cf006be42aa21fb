create table consultation_categories (
  id integer primary key,
  translations jsonb not null
);

create table consultations (
  id integer primary key,
  slug text not null unique,
  category_id integer not null references consultation_categories (id),
  amount_pence bigint not null check (amount_pence > 0),
  translations jsonb not null
);
create index consultations_category_id on consultations (category_id);

create table consultation_questions (
  id integer primary key,
  consultation_id integer not null references consultations (id),
  status text not null check (status in ('Active', 'Inactive')),
  translations jsonb not null
);
create index consultation_questions_consultation_id on consultation_questions (consultation_id);

-- A consultation that is paid for. It goes by the id of its purchase.
create table consultation_orders (
  id uuid primary key,
  user_id uuid not null,
  consultation_id integer not null references consultations (id),
  extra_questions text not null,
  phone_number text not null,
  amount_pence bigint not null check (amount_pence >= 0),
  -- The language that the buyer reads.
  language_id integer not null,
  created_at timestamptz not null,
  changed_at timestamptz
);
create index consultation_orders_user_id on consultation_orders (user_id);
create index consultation_orders_consultation_id on consultation_orders (consultation_id);

create table consultation_order_questions (
  order_id uuid not null references consultation_orders (id) on delete cascade,
  question_id integer not null references consultation_questions (id),
  primary key (order_id, question_id)
);
create index consultation_order_questions_question_id on consultation_order_questions (question_id);
