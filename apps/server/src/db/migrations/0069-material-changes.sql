-- Materials whose status or successor changed, for the lists that have them: written with the change, whoever makes it,
-- and carried to the lists afterwards, so that an import waits for no list.
create table material_changes (
  id bigint generated always as identity primary key,
  sap_material_number text not null,
  kind text not null check (kind in ('replaced', 'phased-out', 'blocked', 'obsolete')),
  changed_at timestamptz not null default clock_timestamp()
);

create function material_changed() returns trigger language plpgsql as $$
begin
  insert into material_changes (sap_material_number, kind)
  values (new.sap_material_number, case when new.status is not distinct from old.status then 'replaced'
    else case new.status when '33' then 'phased-out' when '30' then 'blocked' else 'obsolete' end end);
  return null;
end $$;
-- A successor whose number is not known yet is written with a mark before it until the end of the import.
create trigger material_changed after update of status, replaced_by on materials for each row
  when ((new.status <> old.status and new.status in ('30', '33', '40'))
    or (new.replaced_by <> old.replaced_by and new.replaced_by <> '' and not starts_with(new.replaced_by, e'\x1a')))
  execute function material_changed();
