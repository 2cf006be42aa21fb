-- One number for every state of a changed text, never used twice, so that a change of something that is gone is noticed.
create sequence language_text_versions;
alter table language_texts add column version bigint default nextval('language_text_versions');
