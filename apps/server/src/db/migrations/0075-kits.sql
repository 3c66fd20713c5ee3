-- Projects of kits: stamps that other tabs compare, deletions that can be undone, templates of a company.

alter table smart_kits
  add column modified_by uuid references contacts on delete set null,
  -- Set when the project's cart was ordered: from then on it is read and copied, not changed.
  add column ordered_at timestamptz,
  -- Kept for a while, so that a deletion can be undone.
  add column deleted_at timestamptz;

alter table kit_drafts
  -- The order of kits in their project.
  add column position bigint generated always as identity,
  add column deleted_at timestamptz;
drop index kit_drafts_smart_kit;
create index kit_drafts_smart_kit on kit_drafts (smart_kit_id, position) where smart_kit_id is not null;

-- A kit has one item of a material: items of the same material are summed.
with doubled as (
  select kit_draft_id, sap_material_number, sum(quantity) as quantity,
    (array_agg(id order by position))[1] as kept
  from kit_draft_items group by 1, 2 having count(*) > 1
), summed as (
  update kit_draft_items i set quantity = d.quantity from doubled d where i.id = d.kept
)
delete from kit_draft_items i using doubled d
where i.kit_draft_id = d.kit_draft_id and i.sap_material_number = d.sap_material_number and i.id <> d.kept;

alter table kit_draft_items add column deleted_at timestamptz;
create unique index kit_draft_items_material on kit_draft_items (kit_draft_id, sap_material_number)
  where deleted_at is null;

-- The kit's stamp when the line was made of it; absent for lines that were made of no kit.
alter table cart_lines add column kit_modified_at timestamptz;
create index cart_lines_kit on cart_lines (kit_id) where kit_id is not null;

create table kit_templates (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  header_description text not null default '',
  note text not null default '',
  is_locked boolean not null default false,
  created_by uuid not null references contacts on delete cascade,
  created_at timestamptz not null default now(),
  modified_by uuid references contacts on delete set null,
  modified_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  deleted_at timestamptz
);
create index kit_templates_company on kit_templates (company_id, lower(header_description), id) where deleted_at is null;

create table kit_template_items (
  id uuid primary key,
  kit_template_id uuid not null references kit_templates on delete cascade,
  sap_material_number text not null references materials (sap_material_number),
  position bigint generated always as identity,
  quantity numeric(12, 3) not null check (quantity > 0),
  deleted_at timestamptz
);
create index kit_template_items_template on kit_template_items (kit_template_id, position);
create unique index kit_template_items_material on kit_template_items (kit_template_id, sap_material_number)
  where deleted_at is null;

-- Stamps are compared as they are written in JSON, which has milliseconds.
update smart_kits set changed_at = date_trunc('milliseconds', changed_at);
update kit_drafts set modified_at = date_trunc('milliseconds', modified_at);
alter table smart_kits alter column changed_at set default date_trunc('milliseconds', clock_timestamp());
alter table kit_drafts alter column modified_at set default date_trunc('milliseconds', clock_timestamp());

-- A user's other tabs are notified of every change of a project or of one of its kits.
create function smart_kit_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('kit_changes', json_build_object(
    'contact', new.contact_id, 'smartKit', new.id, 'cart', new.cart_id,
    'modified', floor(extract(epoch from new.changed_at) * 1000), 'deleted', new.deleted_at is not null
  )::text);
  return null;
end $$;

create trigger smart_kit_changed after insert or update of changed_at, cart_id, deleted_at, ordered_at on smart_kits
  for each row execute function smart_kit_changed();

-- A cart has one project; a deleted one makes room for another.
drop index smart_kits_cart;
create unique index smart_kits_cart on smart_kits (cart_id) where cart_id is not null and deleted_at is null;
drop index smart_kits_contact;
create index smart_kits_contact on smart_kits (contact_id, changed_at desc, id) where deleted_at is null;
create index smart_kits_deleted on smart_kits (deleted_at) where deleted_at is not null;
create index kit_drafts_deleted on kit_drafts (deleted_at) where deleted_at is not null;
create index kit_draft_items_deleted on kit_draft_items (deleted_at) where deleted_at is not null;
create index kit_templates_deleted on kit_templates (deleted_at) where deleted_at is not null;
create index kit_template_items_deleted on kit_template_items (deleted_at) where deleted_at is not null;
