-- `part_texts` also has the title, preview and opening of a period, whose ids are at positions that no part has.
alter table part_texts drop constraint part_texts_part_id_fkey;
