-- Orders that customers' own systems wrote, as support validates them, and the log of it.
create table order_validations (
  id uuid primary key,
  version integer not null default 1,
  state text not null default 'open' check (state in ('open', 'placing', 'placed', 'discarded')),
  created_at timestamptz not null default now(),
  created_by uuid references contacts on delete set null,
  file_name text not null,
  -- SHA-256: the same file comes twice more often than one thinks.
  file_hash bytea not null,
  -- Which order of the file it is, from 0.
  order_index integer not null,
  format text not null,
  -- What the document tells of the order as a whole.
  document jsonb not null,
  order_number text not null default '',
  faults jsonb not null default '[]',
  fault_count integer not null default 0,
  account_id uuid references accounts on delete set null,
  contact_id uuid references contacts on delete set null,
  found_by text not null default '',
  -- Kept beside the account, which the log outlives.
  sold_to text not null default '',
  company_number text not null default '',
  market text not null default '',
  -- Codes of the suppliers of the chosen materials.
  vendors text[] not null default '{}',
  line_count integer not null,
  orderable_count integer not null default 0,
  counts jsonb not null default '{}',
  price_summary jsonb,
  is_price_missing boolean not null default false,
  order_id uuid,
  sales_order_id text not null default '',
  placed_at timestamptz
);
create index order_validations_newest on order_validations (created_at desc, id desc);
create index order_validations_sold_to on order_validations (sold_to text_pattern_ops, created_at desc);
create index order_validations_company on order_validations (company_number text_pattern_ops, created_at desc);
create index order_validations_contact on order_validations (contact_id, created_at desc) where contact_id is not null;
create index order_validations_account on order_validations (account_id, order_number) where account_id is not null;
create index order_validations_file on order_validations (file_hash);
create index order_validations_vendors on order_validations using gin (vendors);

create table order_validation_lines (
  id uuid primary key,
  validation_id uuid not null references order_validations on delete cascade,
  position integer not null,
  -- The line as the document has it.
  document jsonb not null,
  -- Numbers and words of the document in small letters, to be searched.
  searched text not null,
  -- What it may mean: material and by what it was found, the likeliest first.
  candidates jsonb not null default '[]',
  sap_material_number text,
  is_by_hand boolean not null default false,
  -- In sales units, when somebody changed it.
  wanted numeric,
  -- What is ordered of it, in sales units.
  quantity numeric not null,
  status text not null,
  is_orderable boolean not null,
  is_removed boolean not null default false,
  differences text[] not null default '{}',
  price jsonb,
  unique (validation_id, position)
);

-- Customers' own numbers of materials, as they were meant in orders that were placed.
create table customer_material_numbers (
  company_id uuid not null references companies on delete cascade,
  -- Bare: see bare_number.
  number text not null,
  sap_material_number text not null,
  used_at timestamptz not null default now(),
  primary key (company_id, number, sap_material_number)
);

-- By what documents name their senders, and whose orders those were.
create table customer_senders (
  kind text not null,
  value text not null,
  account_id uuid not null references accounts on delete cascade,
  contact_id uuid references contacts on delete set null,
  used_at timestamptz not null default now(),
  primary key (kind, value, account_id)
);
create index customer_senders_account on customer_senders (account_id);

-- Suppliers' numbers without regard to how they are written, whoever the supplier is.
create index materials_supplier_number_bare on materials (bare_number(supplier_number)) where supplier_number <> '';
