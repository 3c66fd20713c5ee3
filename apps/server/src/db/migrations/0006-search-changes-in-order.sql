-- Whoever notes changes for the search holds a lock until the end of its transaction: so sequences become visible in
-- their order, and a reader that has seen one has seen all before it.
create function search_changes_in_order() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(724001);
  return null;
end $$;

create trigger search_changes_in_order before insert on search_changes
  for each statement execute function search_changes_in_order();

create function search_changes_announced() returns trigger language plpgsql as $$
begin
  perform pg_notify('search_changes', '');
  return null;
end $$;

create trigger search_changes_announced after insert on search_changes
  for each statement execute function search_changes_announced();
