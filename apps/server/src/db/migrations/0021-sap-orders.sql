-- Orders on their way to an SAP elsewhere. The customer was told the shop's own number; SAP gives another one.
create table sap_orders (
  -- The shop's order, which is SAP's customer reference: by it an order whose answer was lost is found again.
  order_id uuid primary key,
  sales_order_id text not null unique,
  ask jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'given-up')),
  sap_sales_order text,
  -- One creation, however often it is asked for; another one after SAP has refused it.
  request_id uuid not null default gen_random_uuid(),
  attempts integer not null default 0,
  refusals integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  last_failure text not null default '',
  net_amount numeric(16, 3),
  written_at timestamptz not null default clock_timestamp(),
  taken_at timestamptz,
  check ((state = 'taken') = (sap_sales_order is not null))
);
create index sap_orders_due on sap_orders (next_attempt_at) where state = 'waiting';
create index sap_orders_left on sap_orders (written_at) where state <> 'taken';

create table sap_order_lines (
  order_id uuid not null references sap_orders on delete cascade,
  line_number integer not null,
  sap_material_number text not null,
  plant text not null,
  pile text not null,
  -- What the shop took of the pile.
  reserved numeric(14, 3) not null,
  -- SAP's stock does not know of it yet.
  is_reserved boolean not null default true,
  sap_confirmed numeric(14, 3),
  sap_back_ordered numeric(14, 3),
  sap_back_order_date date,
  sap_net_amount numeric(16, 3),
  primary key (order_id, line_number)
);
create index sap_order_lines_reserved on sap_order_lines (sap_material_number, plant) where is_reserved;

-- An import tells what SAP has; what waits to be sent is taken of it already, and is promised to nobody else.
create function erp.less_what_waits_for_sap() returns trigger language plpgsql as $$
declare
  waiting record;
begin
  select coalesce(sum(reserved) filter (where pile in ('atp', 'fastbox')), 0) as atp,
    coalesce(sum(reserved) filter (where pile = 'fastbox'), 0) as fastbox,
    coalesce(sum(reserved) filter (where pile = 'clearance'), 0) as clearance
  into waiting
  from public.sap_order_lines
  where is_reserved and sap_material_number = new.sap_material_number and plant = new.plant;
  new.atp := greatest(0, new.atp - waiting.atp);
  new.fastbox := greatest(0, new.fastbox - waiting.fastbox);
  new.clearance := greatest(0, new.clearance - waiting.clearance);
  return new;
end
$$;

-- Orders lower stock and leave the hash alone: it is the import's.
create trigger less_what_waits_for_sap before update of content_hash on erp.stock
  for each row when (old.content_hash is distinct from new.content_hash)
  execute function erp.less_what_waits_for_sap();
