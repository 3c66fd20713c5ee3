-- Carts at full depth: drafts, kits in a cart, what other tabs hear.

-- How the cart became a draft and came back: a deleted one is kept until its user asks for the next, so that it can be undone.
alter table carts add column deleted_at timestamptz;
create index carts_drafts on carts (contact_id, changed_at desc) where status = 'Draft' and deleted_at is null;

alter table cart_lines
  -- The name of the kit, on the line its materials hang below.
  add column kit_name text not null default '',
  -- The kit that the line was made of; kits change and go without their orders.
  add column kit_id uuid,
  -- How much of the material one kit holds; absent on other lines.
  add column quantity_per_kit numeric(12, 3),
  -- The normal line beside a clearance line, wanted beyond its stock.
  add column is_clearance_additional boolean not null default false,
  -- The piece of cable that the line is, as the ERP numbers it.
  add column remnant_id text;

-- Materials packed together, per project of a customer.
create table smart_kits (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  contact_id uuid not null references contacts on delete cascade,
  -- The cart it is ordered with; a smart kit without one waits for it.
  cart_id uuid references carts on delete set null,
  project_name text not null default '',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create unique index smart_kits_cart on smart_kits (cart_id) where cart_id is not null;
create index smart_kits_contact on smart_kits (contact_id, changed_at desc);

create table kit_drafts (
  id uuid primary key,
  smart_kit_id uuid references smart_kits on delete cascade,
  company_id uuid not null references companies on delete cascade,
  header_description text not null default '',
  created_by uuid not null references contacts on delete cascade,
  created_at timestamptz not null default now(),
  modified_by uuid references contacts on delete set null,
  modified_at timestamptz not null default now()
);
create index kit_drafts_smart_kit on kit_drafts (smart_kit_id) where smart_kit_id is not null;
create index kit_drafts_company on kit_drafts (company_id);

create table kit_draft_items (
  id uuid primary key,
  kit_draft_id uuid not null references kit_drafts on delete cascade,
  sap_material_number text not null references materials (sap_material_number),
  position bigint generated always as identity,
  quantity numeric(12, 3) not null check (quantity > 0)
);
create index kit_draft_items_kit on kit_draft_items (kit_draft_id, position);

-- A user's other tabs and devices hear of a change of a cart, whoever made it and in whichever process.
create function cart_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('cart_changes', json_build_object(
    'contact', new.contact_id, 'cart', new.id, 'version', new.version, 'active', new.is_active, 'lines', new.line_count
  )::text);
  return null;
end $$;

create trigger cart_changed after insert or update of version, is_active on carts
  for each row execute function cart_changed();
