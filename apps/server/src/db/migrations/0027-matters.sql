-- What the shop can't carry through by itself and leaves to people: orders that the ERP gave up, money of cards that
-- could not be taken or released.

alter table sap_orders
  add column given_up_at timestamptz,
  -- Somebody of the house has seen to it. What was remarked stays when it is tried once more.
  add column seen_at timestamptz,
  add column seen_by uuid references contacts,
  add column seen_remark text not null default '';
update sap_orders set given_up_at = written_at where state = 'given-up';
alter table sap_orders
  add check ((state = 'given-up') = (given_up_at is not null)),
  add check (seen_at is null or state = 'given-up');
create index sap_orders_given_up on sap_orders (given_up_at) where state = 'given-up';
create index sap_orders_seen_by on sap_orders (seen_by) where seen_by is not null;

alter table card_orders
  -- When nothing was to be done with the money any more, or it was left to people.
  add column settled_at timestamptz,
  add column settle_attempts integer not null default 0,
  add column seen_at timestamptz,
  add column seen_by uuid references contacts,
  add column seen_remark text not null default '';
update card_orders set settled_at = coalesce(ended_at, begun_at), settle_attempts = 1
  where settlement in ('charged', 'released', 'failed');
alter table card_orders
  add check ((settlement in ('charged', 'released', 'failed')) = (settled_at is not null)),
  add check (seen_at is null or settlement = 'failed');
create index card_orders_failed on card_orders (settled_at) where settlement = 'failed';
create index card_orders_settled on card_orders (settled_at) where settlement in ('charged', 'released');
create index card_orders_seen_by on card_orders (seen_by) where seen_by is not null;

-- What bookkeeping needs of a payment by card, with the order and for as long as that is kept; the attempt is tidied away.
create table order_payments (
  order_id uuid primary key references orders on delete cascade,
  provider text not null,
  payment_id text not null unique,
  -- By which the payment service's statements name it.
  payment_reference text not null,
  amount numeric(14, 2) not null check (amount > 0),
  currency text not null,
  charged_at timestamptz not null
);
insert into order_payments (order_id, provider, payment_id, payment_reference, amount, currency, charged_at)
  select o.id, b.provider, c.payment_id, b.payment_reference, c.amount, c.currency, c.settled_at
  from card_orders c join orders o on o.payment_id = c.payment_id join payments_begun b on b.payment_id = c.payment_id
  where c.settlement = 'charged';

-- The sandbox refuses to charge what is reserved, until it is told otherwise.
alter table sandbox_payments add column refuses_charges boolean not null default false;
