-- How people print labels: their sheet, how far their printer is off, and what the labels show.
create table label_preferences (
  contact_id uuid primary key references contacts on delete cascade,
  product text not null,
  -- Millimeters to the right and downwards.
  shift_x double precision not null check (shift_x between -10 and 10),
  shift_y double precision not null check (shift_y between -10 and 10),
  design text not null check (design in ('number', 'picture', 'price')),
  barcode text not null check (barcode in ('ean', 'el', 'vvs')),
  price_option text not null check (price_option in ('netPrice', 'listPrice'))
);

-- Labels as they were prepared for printing, for a day. What they say is decided then, prices included.
create table label_prints (
  id uuid primary key,
  contact_id uuid not null references contacts on delete cascade,
  -- Of the contact then: whoever changes to another company can't open them any more.
  company_id uuid not null references companies on delete cascade,
  print jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index label_prints_contact on label_prints (contact_id, created_at);
create index label_prints_created on label_prints (created_at);
