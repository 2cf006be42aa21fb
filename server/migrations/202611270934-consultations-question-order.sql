-- Without a position a question stands at its id. One that was reworded stays for its orders, and names its successor.
alter table consultation_questions add column position integer, add column replaced_by integer;
