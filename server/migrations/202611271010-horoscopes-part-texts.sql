-- Texts by which staff replace those of the almanac: a draft, an approved text, or both. A row stays once it is there, so
-- that its version is never used twice.
create table part_texts (
  part_id integer not null references parts (id),
  language_id integer not null,
  version integer not null,
  draft text,
  drafted_by uuid,
  drafted_by_name text,
  drafted_at timestamptz,
  asks_approval boolean not null default false,
  errors integer not null default 0,
  warnings integer not null default 0,
  approved text,
  approved_writer uuid,
  approved_writer_name text,
  approved_by uuid,
  approved_by_name text,
  approved_at timestamptz,
  primary key (part_id, language_id)
);
create index part_texts_by_draft on part_texts (part_id) where draft is not null;
create index part_texts_by_approval on part_texts (approved_at);
