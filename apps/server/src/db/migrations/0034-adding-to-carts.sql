-- A cart is touched at each change of its lines: as long as no index knows the time of that, PostgreSQL writes the row
-- anew in its page and no index at all. A buyer's few carts are put in order when they are listed.
drop index carts_contact;
drop index carts_drafts;
create index carts_contact on carts (contact_id, status);
create index carts_drafts on carts (contact_id) where status = 'Draft' and deleted_at is null;
alter table carts set (fillfactor = 80);
alter table cart_lines set (fillfactor = 90);

-- A commit that notifies keeps every other such commit waiting until it is on the disk. Who changes a cart and tells of
-- it by itself right afterwards, many changes at once, says so for the transaction; all others are told of by the trigger.
create or replace function cart_changed() returns trigger language plpgsql as $$
begin
  if current_setting('grossist.tells_of_carts', true) is distinct from 'later' then
    perform pg_notify('cart_changes', json_build_object(
      'contact', new.contact_id, 'cart', new.id, 'version', new.version, 'active', new.is_active, 'lines', new.line_count
    )::text);
  end if;
  return null;
end $$;
