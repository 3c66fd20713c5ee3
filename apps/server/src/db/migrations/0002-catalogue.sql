-- What can be found and bought. Texts are jsonb by language: {"da": "...", "en": "..."}.

create table suppliers (
  code text primary key,
  name text not null,
  content_hash bytea not null
);

create table etim_classes (
  code text primary key,
  names jsonb not null,
  synonyms jsonb not null default '{}',
  -- [{code, names, type, unit, values: [{code, names}]}], most useful first.
  features jsonb not null default '[]',
  content_hash bytea not null
);

create table catalogue_nodes (
  code text primary key,
  parent_code text references catalogue_nodes,
  tree text not null check (tree in ('electrical', 'hws')),
  names jsonb not null,
  slug text not null,
  sort_order integer not null,
  -- From the top of the tree to this node: kept by the import, since a node never moves without one.
  path text[] not null,
  content_hash bytea not null
);
create index catalogue_nodes_parent on catalogue_nodes (parent_code);

create table products (
  code text primary key,
  node_code text not null references catalogue_nodes,
  class_code text references etim_classes,
  supplier_code text references suppliers,
  names jsonb not null,
  descriptions jsonb not null default '{}',
  content_hash bytea not null
);
create index products_node on products (node_code);

-- Numbers for materials that come without one, above every number a demo wholesaler hands out.
create sequence sap_material_numbers start 9000001;

create table materials (
  id uuid primary key,
  sap_material_number text not null unique,
  code text not null unique,
  product_code text not null references products,
  class_code text references etim_classes,
  supplier_code text references suppliers,
  supplier_number text not null default '',
  el_number text not null default '',
  hws_number text not null default '',
  ean text not null default '',
  alternative_numbers text[] not null default '{}',
  type_designation text not null default '',
  tree text not null check (tree in ('electrical', 'hws')),
  names jsonb not null,
  descriptions jsonb not null default '{}',
  sales_unit text not null,
  min_quantity numeric(12, 3) not null default 1 check (min_quantity > 0),
  multiplum numeric(12, 3) not null default 1 check (multiplum > 0),
  package_size numeric(12, 3) not null default 1 check (package_size > 0),
  cable_cut_allowed boolean not null default false,
  status text not null default '10' check (status in ('10', '30', '33', '40')),
  is_on_clearance_sale boolean not null default false,
  is_direct_delivery_product boolean not null default false,
  is_project_product boolean not null default false,
  is_contractor_product boolean not null default false,
  is_accounting_string_product boolean not null default false,
  is_stocked boolean not null default true,
  supply_status text not null default '',
  end_user_registration_requirement_type text not null default '',
  concept_suggestion jsonb,
  alternatives text[] not null default '{}',
  accessories text[] not null default '{}',
  replaced_by text not null default '',
  material_group text not null default '',
  markets text[] not null,
  features jsonb not null default '{}',
  popularity integer not null default 0,
  content_hash bytea not null,
  changed_at timestamptz not null default now()
);
create index materials_product on materials (product_code);
create index materials_el_number on materials (el_number) where el_number <> '';
create index materials_hws_number on materials (hws_number) where hws_number <> '';
create index materials_ean on materials (ean) where ean <> '';
create index materials_supplier_number on materials (supplier_code, supplier_number) where supplier_number <> '';

-- Which materials the search has yet to hear of. The index reads on from the last sequence it saw.
create table search_changes (
  sequence bigint generated always as identity primary key,
  sap_material_number text not null,
  changed_at timestamptz not null default now()
);

-- One report a file imported; `lines` holds refusals and notes, bounded by the import.
create table import_runs (
  id uuid primary key,
  source text not null,
  format text not null,
  is_dry_run boolean not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  lines_read bigint not null default 0,
  made bigint not null default 0,
  changed bigint not null default 0,
  unchanged bigint not null default 0,
  refused bigint not null default 0,
  lines jsonb not null default '[]',
  outcome text not null default 'running'
);
