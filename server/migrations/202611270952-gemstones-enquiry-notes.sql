-- What staff noted when they marked an enquiry as answered, and who did.
alter table gemstone_enquiries add column answer_note text;
alter table gemstone_enquiries add column answered_by text;
