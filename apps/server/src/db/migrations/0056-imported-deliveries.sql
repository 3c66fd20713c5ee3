-- What left the house for an order: data of the ERP, which imports keep. A shop without a demo knows of no other deliveries.
create table erp.deliveries (
  code text primary key,
  sales_order_id text not null references erp.sales_orders (sales_order_id) on delete cascade,
  -- '' where the ERP does not tell it, as the next two.
  carrier text not null default '',
  tracking_number text not null default '',
  tracking_url text not null default '',
  planned_date date,
  picked_at timestamptz,
  dispatched_at timestamptz,
  delivered_at timestamptz,
  content_hash bytea not null
);
create index deliveries_order on erp.deliveries (sales_order_id);

create table erp.delivery_lines (
  delivery text not null references erp.deliveries on delete cascade,
  line_number integer not null,
  quantity numeric(14, 3) not null check (quantity > 0),
  primary key (delivery, line_number)
);

-- Orders of a shop without a demo have shown made-up deliveries so far: every order is asked for again.
update orders o set progress_due_at = now()
from erp.sales_orders s
where s.order_id = o.id;
