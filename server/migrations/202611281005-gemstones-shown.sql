-- Whether visitors have ever seen a piece: one that they have not may be deleted.
alter table gemstones add column was_shown boolean not null default true;
-- Pieces that staff had added, and that the record has not seen shown.
update gemstones set was_shown = false
where is_hidden and drawing is null and not exists (
  select from operator_acts
  where object = 'gemstone' and object_id = gemstones.slug and act = 'gemstone hide'
);
