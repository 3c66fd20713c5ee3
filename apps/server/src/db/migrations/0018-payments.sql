-- Paying by card.

-- What was begun at whoever takes payments: what it says later of an amount is held against this.
create table payments_begun (
  payment_id text primary key,
  provider text not null,
  -- The attempt to order that is paid; one attempt has one payment.
  payment_reference text not null unique,
  amount numeric(14, 2) not null check (amount > 0),
  currency text not null,
  redirect_url text not null,
  begun_at timestamptz not null default clock_timestamp()
);

-- The sandbox: a payment service that takes no money.
create table sandbox_payments (
  id text primary key,
  payment_reference text not null,
  status text not null default 'pending' check (status in ('pending', 'failed', 'reserved', 'cancelled', 'charged')),
  amount numeric(14, 2) not null check (amount > 0),
  currency text not null,
  receipt jsonb not null,
  locale text not null,
  company text not null,
  return_url text not null,
  cancel_url text not null,
  webhook_url text not null,
  begun_at timestamptz not null default clock_timestamp()
);

-- What it says of them to the shop. An event that is told twice is told with the same id.
create table sandbox_payment_events (
  id uuid primary key,
  payment_id text not null references sandbox_payments on delete cascade,
  event text not null
    check (event in ('payment.reserved', 'payment.failed', 'payment.charged', 'payment.cancelled')),
  happened_at timestamptz not null default clock_timestamp()
);
create index sandbox_payment_events_payment on sandbox_payment_events (payment_id, happened_at);
