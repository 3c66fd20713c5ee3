-- Placing orders: where they come from, how they are paid, and what of the cart is frozen with them.

alter table orders
  add column source text not null default 'shop' check (source in ('shop', 'card', 'punchout', 'support')),
  -- Of an order by card: what it is paid by, one order for each payment.
  add column payment_id text unique,
  -- The intent of who asked: told again, it is the same order.
  add column idempotency_key text,
  add column contact_person text not null default '',
  add column contact_phone text not null default '',
  add column end_user_registration jsonb not null default '{}',
  add column combined_delivery boolean not null default false,
  add column extra_freight numeric(14, 2) not null default 0,
  add column freight_service_tax numeric(14, 2) not null default 0;
create unique index orders_idempotency on orders (contact_id, idempotency_key) where idempotency_key is not null;

alter table order_lines
  -- The line of the same order that this one is a part of, as a kit's materials are.
  add column parent_line_number integer,
  add column kit_id uuid,
  add column kit_name text not null default '',
  add column quantity_per_kit numeric(12, 3),
  add column is_kit_material boolean not null default false,
  add column cable_remnant numeric(12, 3),
  add column is_direct_delivery boolean not null default false;

-- Attempts to order a cart by card. An attempt's id is the reference of its payment.
create table card_orders (
  id uuid primary key,
  contact_id uuid not null references contacts,
  account_id uuid not null references accounts,
  cart_id uuid references carts on delete set null,
  -- The cart is ordered as it was then, or not at all.
  cart_version integer not null,
  status text not null default 'pending'
    check (status in ('pending', 'confirmed', 'declined', 'cancelled', 'refused')),
  -- The last that was heard of the payment.
  payment_status text not null default 'pending'
    check (payment_status in ('pending', 'failed', 'reserved', 'cancelled', 'charged')),
  -- Absent until the payment service has answered.
  payment_id text unique,
  redirect_url text not null default '',
  amount numeric(14, 2) not null check (amount > 0),
  currency text not null,
  idempotency_key text,
  -- What the buyer asked for, was shown and accepted.
  wanted jsonb not null,
  -- Why no order came of it.
  refusal jsonb,
  -- What is still to be done with the money.
  settlement text not null default 'open'
    check (settlement in ('open', 'to-charge', 'charged', 'to-release', 'released', 'failed')),
  settlement_failure text not null default '',
  begun_at timestamptz not null default clock_timestamp(),
  -- Nobody waits longer for it to be paid.
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- When the shop looks after it by itself.
  look_at timestamptz not null,
  looks integer not null default 0,
  check (status <> 'confirmed' or settlement in ('to-charge', 'charged', 'failed')),
  check (status in ('pending', 'confirmed') or settlement in ('to-release', 'released', 'failed')),
  check ((status = 'pending') = (settlement = 'open'))
);
create unique index card_orders_one_open on card_orders (cart_id) where status = 'pending';
create index card_orders_due on card_orders (look_at) where settlement in ('open', 'to-charge', 'to-release');
create index card_orders_key on card_orders (contact_id, idempotency_key) where idempotency_key is not null;
create index card_orders_cart on card_orders (cart_id);

-- Carts made of lines that come from elsewhere, each ordered once by the key that came with it.
create table lines_to_place (
  company_id uuid not null references companies,
  key text not null,
  cart_id uuid not null unique references carts on delete cascade,
  primary key (company_id, key)
);
