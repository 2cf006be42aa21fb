-- A grant of a sign names its tier instead of a number. What a tier opens is decided in the code.
alter table grants drop constraint grants_frequency_check;
alter table grants alter column frequency type text
  using case frequency when 1 then 'silver' when 2 then 'gold' when 3 then 'diamond' end;
alter table grants rename column frequency to tier;
alter table grants add check (tier in ('silver', 'gold', 'diamond'));
