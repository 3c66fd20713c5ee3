create table carts (
  id uuid primary key,
  contact_id uuid not null references contacts on delete cascade,
  account_id uuid not null references accounts,
  status text not null check (status in ('Initial', 'Draft', 'Sent', 'Inactive')),
  is_active boolean not null,
  -- Grows by one with every change; an order names the version it was made from.
  version integer not null default 0,
  name text not null default '',
  contact_person text not null default '',
  contact_phone text not null default '',
  customer_reference text not null default '',
  project_number text not null default '',
  delivery_type text not null default 'normal' check (delivery_type in ('normal', 'fastbox', 'smart-kit')),
  delivery_date date,
  -- The address as it was chosen, since a one-time address is nowhere else.
  address jsonb,
  combined_delivery boolean not null default false,
  mail_order_confirmation boolean not null default true,
  end_user_registration jsonb not null default '{}',
  fastbox_type text not null default 'None' check (fastbox_type in ('Normal', 'None', 'SmartKit')),
  is_fastbox_maxi boolean not null default false,
  -- How many lines the cart holds, so that a change need not count them.
  line_count integer not null default 0,
  ready boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
-- A user has at most one active cart.
create unique index carts_one_active on carts (contact_id) where is_active;
create index carts_contact on carts (contact_id, status, changed_at desc);

create table cart_lines (
  id uuid primary key,
  cart_id uuid not null references carts on delete cascade,
  sap_material_number text not null references materials (sap_material_number),
  parent_line_id uuid references cart_lines on delete cascade,
  position bigint generated always as identity,
  quantity numeric(12, 3) not null check (quantity > 0),
  is_clearance boolean not null default false,
  cable_remnant numeric(12, 3),
  is_kit_material boolean not null default false,
  is_direct_delivery boolean not null default false,
  note text not null default '',
  additional_note text not null default '',
  accounting_string1 text not null default '',
  accounting_string2 text not null default '',
  -- Kept until the cart is ordered or emptied, so that a removal can be undone.
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
create index cart_lines_cart on cart_lines (cart_id, position) where removed_at is null;
create index cart_lines_material on cart_lines (cart_id, sap_material_number) where removed_at is null;
create index cart_lines_parent on cart_lines (parent_line_id) where parent_line_id is not null;

create table orders (
  id uuid primary key,
  cart_id uuid not null references carts,
  cart_version integer not null,
  sales_order_id text not null unique,
  order_type text not null,
  contact_id uuid not null references contacts,
  company_id uuid not null references companies,
  account_id uuid not null references accounts,
  sold_to text not null,
  sold_to_name text not null,
  ordered_by text not null,
  name text not null,
  customer_reference text not null,
  project_number text not null,
  delivery_type text not null,
  delivery_date date,
  address jsonb,
  currency text not null,
  sub_total numeric(14, 2) not null,
  duties numeric(14, 2) not null,
  freight numeric(14, 2) not null,
  vat_percent numeric(5, 2) not null,
  vat numeric(14, 2) not null,
  total numeric(14, 2) not null,
  line_count integer not null,
  has_back_order boolean not null,
  ordered_at timestamptz not null default now(),
  -- An order is placed at most once for a cart.
  unique (cart_id)
);
create index orders_account on orders (account_id, ordered_at desc);
create index orders_contact on orders (contact_id, ordered_at desc);

create table order_lines (
  order_id uuid not null references orders on delete cascade,
  line_number integer not null,
  cart_line_id uuid not null,
  sap_material_number text not null,
  code text not null,
  names jsonb not null,
  type_designation text not null,
  sales_unit text not null,
  quantity numeric(12, 3) not null,
  confirmed numeric(12, 3) not null,
  back_ordered numeric(12, 3) not null,
  back_order_date date,
  is_clearance boolean not null,
  note text not null,
  additional_note text not null,
  accounting_string1 text not null,
  accounting_string2 text not null,
  net_unit_price numeric(14, 4) not null,
  per_quantity numeric(12, 3) not null,
  net_amount numeric(14, 2) not null,
  duties numeric(14, 2) not null,
  primary key (order_id, line_number)
);
