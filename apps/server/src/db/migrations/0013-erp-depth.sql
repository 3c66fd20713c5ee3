-- The embedded ERP to full depth: what lies at branches, left-over cable, prices for a time, routes and their freight,
-- the express box's zones, gifts and bundles. Only gateways/erp/embedded and the import touch these tables.

-- What lies at a branch to be fetched at once; it is not a part of any plant's ATP.
create table erp.center_stock (
  sap_material_number text not null references public.materials (sap_material_number) on delete cascade,
  center text not null references erp.service_centers on delete cascade,
  quantity numeric(14, 3) not null check (quantity >= 0),
  -- What the last import said, so that a later one that says the same does not undo what orders took.
  content_hash bytea not null,
  primary key (sap_material_number, center)
);

-- A left-over length of cable: taken whole, and once.
create table erp.remnants (
  remnant_id text primary key,
  sap_material_number text not null references public.materials (sap_material_number) on delete cascade,
  plant text not null references erp.plants,
  length numeric(12, 3) not null check (length > 0),
  discount_percent numeric(5, 2) not null default 0 check (discount_percent between 0 and 100),
  -- The shop's order that took it; null while it lies there.
  taken_by uuid,
  content_hash bytea not null
);
create index remnants_lying on erp.remnants (sap_material_number, plant, length) where taken_by is null;

-- Anybody's prices for a time, both days included.
create table erp.campaigns (
  code text primary key,
  market text not null,
  names jsonb not null,
  currency text not null,
  valid_from date not null,
  valid_to date not null,
  content_hash bytea not null,
  check (valid_from <= valid_to)
);
create index campaigns_market on erp.campaigns (market, valid_to);

create table erp.campaign_prices (
  sap_material_number text not null references public.materials (sap_material_number) on delete cascade,
  campaign text not null references erp.campaigns on delete cascade,
  amount numeric(14, 4) not null check (amount >= 0),
  per_quantity numeric(12, 3) not null check (per_quantity > 0),
  primary key (sap_material_number, campaign)
);
create index campaign_prices_campaign on erp.campaign_prices (campaign);

create table erp.routes (
  code text primary key,
  market text not null,
  plant text not null references erp.plants,
  name text not null,
  -- Where it goes: postal codes that begin with one of these; '' begins every one.
  postal_prefixes text[] not null default '{""}' check (cardinality(postal_prefixes) > 0),
  -- Local time.
  cut_off text not null,
  lead_working_days integer not null check (lead_working_days between 0 and 30),
  -- ISO weekdays on which it leaves and arrives.
  weekdays smallint[] not null default '{1,2,3,4,5}' check (cardinality(weekdays) > 0),
  currency text not null,
  freight numeric(14, 4) not null check (freight >= 0),
  -- Subtotal from which freight is free; null: never.
  free_from numeric(14, 4),
  -- For bulky goods, free for nobody.
  extra_freight numeric(14, 4) not null default 0 check (extra_freight >= 0),
  -- Toll and the like on both freights.
  service_tax_percent numeric(5, 2) not null default 0 check (service_tax_percent between 0 and 100),
  content_hash bytea not null
);
create index routes_plant on erp.routes (plant);

-- Days on which the house is closed beside the market's public holidays.
create table erp.closed_days (
  market text not null,
  date date not null,
  name text not null,
  content_hash bytea not null,
  primary key (market, date)
);

create table erp.fastbox_zones (
  code text primary key,
  market text not null,
  center text not null references erp.service_centers on delete cascade,
  -- Local time.
  closing_time text not null,
  lead_minutes integer not null check (lead_minutes > 0),
  is_maxi_possible boolean not null default false,
  content_hash bytea not null
);

-- Postal codes as numbers, without blanks and letters: both ends included.
create table erp.fastbox_zone_codes (
  zone text not null references erp.fastbox_zones on delete cascade,
  market text not null,
  first integer not null,
  last integer not null,
  primary key (zone, first),
  check (first <= last)
);
create index fastbox_zone_codes_range on erp.fastbox_zone_codes (market, first, last);

-- What comes for nothing with orders from a subtotal on.
create table erp.gifts (
  code text primary key,
  market text not null,
  sap_material_number text not null,
  texts jsonb not null,
  currency text not null,
  from_amount numeric(14, 4) not null check (from_amount > 0),
  valid_from date not null,
  valid_to date not null,
  content_hash bytea not null,
  check (valid_from <= valid_to)
);

-- Materials that cost less together.
create table erp.soft_bundles (
  code text primary key,
  market text not null,
  names jsonb not null,
  descriptions jsonb not null default '{}',
  landing_page_url text not null default '',
  is_active boolean not null default true,
  -- Off the customer's own prices.
  discount_percent numeric(5, 2) not null check (discount_percent between 0 and 100),
  content_hash bytea not null
);
create table erp.soft_bundle_members (
  bundle text not null references erp.soft_bundles on delete cascade,
  position integer not null,
  sap_material_number text not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  primary key (bundle, position)
);

-- Materials that are handled otherwise than by hand into a parcel; most have no row.
create table erp.logistics (
  sap_material_number text primary key references public.materials (sap_material_number) on delete cascade,
  is_bulky boolean not null default false,
  is_automated_storage boolean not null default false,
  content_hash bytea not null
);

-- From which pile a line was taken, and from which branch.
alter table erp.sales_order_lines
  add column pile text not null default 'atp' check (pile in ('atp', 'clearance', 'fastbox', 'center', 'remnant')),
  add column center text;

-- The second suggestion, beside the house's own.
alter table materials add column concept_suggestion_zcon2 jsonb;
