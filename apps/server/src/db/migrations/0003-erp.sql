-- The embedded ERP: what a wholesaler's SAP would know. Only gateways/erp/embedded and the import touch these tables.
create schema erp;

create table erp.plants (
  code text primary key,
  market text not null,
  name text not null,
  city text not null,
  content_hash bytea not null
);

create table erp.service_centers (
  code text primary key,
  market text not null,
  plant text not null references erp.plants,
  name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  latitude double precision not null,
  longitude double precision not null,
  closing_time text not null,
  content_hash bytea not null
);

create table erp.list_prices (
  sap_material_number text not null references public.materials (sap_material_number) on delete cascade,
  market text not null,
  currency text not null,
  amount numeric(14, 4) not null check (amount >= 0),
  per_quantity numeric(12, 3) not null check (per_quantity > 0),
  valid_from date,
  primary key (sap_material_number, market)
);

create table erp.material_duties (
  sap_material_number text not null references public.materials (sap_material_number) on delete cascade,
  currency text not null,
  amount numeric(14, 4) not null,
  primary key (sap_material_number, currency)
);

create table erp.discounts (
  market text not null,
  customer_group text not null,
  material_group text not null,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  text text not null default '',
  content_hash bytea not null,
  primary key (market, customer_group, material_group)
);

create table erp.net_prices (
  sold_to text not null,
  sap_material_number text not null references public.materials (sap_material_number) on delete cascade,
  currency text not null,
  amount numeric(14, 4) not null check (amount >= 0),
  per_quantity numeric(12, 3) not null check (per_quantity > 0),
  content_hash bytea not null,
  primary key (sold_to, sap_material_number)
);

-- ATP never goes below zero: what an order takes is what is there.
create table erp.stock (
  sap_material_number text not null references public.materials (sap_material_number) on delete cascade,
  plant text not null references erp.plants,
  atp numeric(14, 3) not null check (atp >= 0),
  fastbox numeric(14, 3) not null default 0 check (fastbox >= 0),
  clearance numeric(14, 3) not null default 0 check (clearance >= 0),
  -- [{date, quantity}] in order of date.
  incoming jsonb not null default '[]',
  -- What the last import said, so that a later one that says the same does not undo what orders took.
  content_hash bytea not null,
  primary key (sap_material_number, plant)
);

create table erp.sales_orders (
  -- The shop's order id: the same order asked for twice is taken once.
  order_id uuid primary key,
  sales_order_id text not null unique,
  sold_to text not null,
  order_type text not null,
  taken_at timestamptz not null default now()
);
create sequence erp.sales_order_numbers start 4500000001;

create table erp.sales_order_lines (
  order_id uuid not null references erp.sales_orders on delete cascade,
  line_number integer not null,
  sap_material_number text not null,
  plant text not null,
  quantity numeric(14, 3) not null,
  confirmed numeric(14, 3) not null,
  back_ordered numeric(14, 3) not null,
  back_order_date date,
  primary key (order_id, line_number)
);
