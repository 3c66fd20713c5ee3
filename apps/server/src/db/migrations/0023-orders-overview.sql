-- Orders as they are looked for, followed and given back.
create extension if not exists btree_gin;

create function market_time_zone(market text) returns text language sql immutable parallel safe as $$
  select case market when 'DE' then 'Europe/Berlin' when 'SE' then 'Europe/Stockholm' when 'NL' then 'Europe/Amsterdam'
    when 'NO' then 'Europe/Oslo' else 'Europe/Copenhagen' end
$$;

create function market_language(market text) returns text language sql immutable parallel safe as $$
  select case market when 'DE' then 'de' when 'SE' then 'sv' when 'NL' then 'nl' when 'NO' then 'nb' else 'da' end
$$;

alter table orders
  -- Calendar date in the company's market.
  add column ordered_on date,
  -- By what the ERP last told: kept, so that lists are narrowed and counted without asking it.
  add column status text not null default 'ordered' check (status in
    ('ordered', 'confirmed', 'back-ordered', 'picked', 'on-the-way', 'partly-delivered', 'delivered', 'returned')),
  -- Something of it has not come for want of stock.
  add column is_owed boolean,
  -- When the ERP is asked next; null when nothing more will happen.
  add column progress_due_at timestamptz default now();

update orders o set is_owed = o.has_back_order,
  ordered_on = (o.ordered_at at time zone market_time_zone(c.market))::date
from companies c where c.id = o.company_id;
alter table orders alter column ordered_on set not null, alter column is_owed set not null;

-- Whoever writes an order need not know how it is looked for.
create function order_is_new() returns trigger language plpgsql as $$
begin
  new.is_owed := coalesce(new.is_owed, new.has_back_order);
  if new.ordered_on is null then
    select (new.ordered_at at time zone market_time_zone(c.market))::date into new.ordered_on
    from companies c where c.id = new.company_id;
  end if;
  return new;
end $$;
create trigger order_is_new before insert on orders for each row execute function order_is_new();

create index orders_project on orders (account_id, project_number, ordered_at desc);
create index orders_person on orders (account_id, ordered_by, ordered_at desc);
create index orders_status on orders (account_id, status, ordered_at desc);
create index orders_delivery_type on orders (account_id, delivery_type, ordered_at desc);
create index orders_owed on orders (account_id, ordered_at desc) where is_owed;
create index orders_delivery_date on orders (account_id, delivery_date, id);
create index orders_total on orders (account_id, total, id);
create index orders_progress_due on orders (progress_due_at) where progress_due_at is not null;

-- How many orders there are of each kind: lists with 100,000 of them are counted by a few hundred rows.
create table order_tallies (
  account_id uuid not null references accounts on delete cascade,
  -- Its first day.
  month date not null,
  ordered_by text not null,
  project_number text not null,
  status text not null,
  order_type text not null,
  delivery_type text not null,
  is_owed boolean not null,
  orders integer not null,
  primary key (account_id, month, ordered_by, project_number, status, order_type, delivery_type, is_owed)
) with (fillfactor = 70);

-- In one order of rows, so that two that count the same wait for each other and no more.
create function tally_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_tallies as t
    select account_id, date_trunc('month', ordered_on)::date, ordered_by, project_number, status, order_type,
      delivery_type, is_owed, count(*)
    from after_it group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (account_id, month, ordered_by, project_number, status, order_type, delivery_type, is_owed)
      do update set orders = t.orders + excluded.orders;
  elsif tg_op = 'DELETE' then
    insert into order_tallies as t
    select account_id, date_trunc('month', ordered_on)::date, ordered_by, project_number, status, order_type,
      delivery_type, is_owed, -count(*)
    from before_it group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (account_id, month, ordered_by, project_number, status, order_type, delivery_type, is_owed)
      do update set orders = t.orders + excluded.orders;
  else
    insert into order_tallies as t
    select account_id, date_trunc('month', ordered_on)::date, ordered_by, project_number, status, order_type,
      delivery_type, is_owed, sum(one)
    from (select *, 1 as one from after_it union all select *, -1 from before_it) as moved
    group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(one) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (account_id, month, ordered_by, project_number, status, order_type, delivery_type, is_owed)
      do update set orders = t.orders + excluded.orders;
  end if;
  return null;
end $$;
create trigger orders_tallied after insert on orders
  referencing new table as after_it for each statement execute function tally_orders();
create trigger orders_tallied_anew after update on orders
  referencing old table as before_it new table as after_it for each statement execute function tally_orders();
create trigger orders_no_longer_tallied after delete on orders
  referencing old table as before_it for each statement execute function tally_orders();

insert into order_tallies
select account_id, date_trunc('month', ordered_on)::date, ordered_by, project_number, status, order_type, delivery_type,
  is_owed, count(*)
from orders group by 1, 2, 3, 4, 5, 6, 7, 8;

-- All by which an order is found, in small letters: its own words, and the numbers and names of its lines.
create table order_search (
  order_id uuid primary key references orders on delete cascade,
  account_id uuid not null,
  words text not null
);
create index order_search_words on order_search using gin (account_id, words gin_trgm_ops);

create function note_order_words(ids uuid[]) returns void language sql as $$
  insert into order_search (order_id, account_id, words)
  select o.id, o.account_id, ' ' || lower(concat_ws(' ', o.sales_order_id, o.name, o.customer_reference,
    o.project_number, o.ordered_by, o.sold_to, o.sold_to_name, l.words))
  from orders o
  join companies c on c.id = o.company_id
  join contacts p on p.id = o.contact_id
  cross join lateral (
    select string_agg(distinct concat_ws(' ', l.sap_material_number, nullif(l.code, l.sap_material_number),
      nullif(m.el_number, ''), nullif(m.hws_number, ''), nullif(m.ean, ''), l.type_designation,
      coalesce(l.names ->> market_language(c.market), l.names ->> 'en'),
      case when left(p.locale, 2) <> market_language(c.market) then l.names ->> left(p.locale, 2) end), ' ') as words
    from order_lines l left join materials m on m.sap_material_number = l.sap_material_number
    where l.order_id = o.id) as l
  where o.id = any(ids)
  order by o.id
  on conflict (order_id) do update set account_id = excluded.account_id, words = excluded.words
$$;

create function order_lines_are_new() returns trigger language plpgsql as $$
begin
  perform note_order_words(array(select distinct order_id from after_it));
  return null;
end $$;
create trigger order_lines_are_new after insert on order_lines
  referencing new table as after_it for each statement execute function order_lines_are_new();

create function order_words_changed() returns trigger language plpgsql as $$
begin
  perform note_order_words(array[new.id]);
  return null;
end $$;
create trigger order_words_changed
  after update of name, customer_reference, project_number, ordered_by, account_id, sold_to, sold_to_name on orders
  for each row when ((old.name, old.customer_reference, old.project_number, old.ordered_by, old.account_id, old.sold_to,
    old.sold_to_name) is distinct from (new.name, new.customer_reference, new.project_number, new.ordered_by,
    new.account_id, new.sold_to, new.sold_to_name))
  execute function order_words_changed();

select note_order_words(array(select id from orders));

-- What the ERP last told of an order's way.
create table order_progress (
  order_id uuid primary key references orders on delete cascade,
  progress jsonb not null,
  told_at timestamptz not null
);

create sequence return_numbers start 8000000001;

-- Goods that go back: each return is of one order.
create table return_orders (
  id uuid primary key,
  return_number text not null unique default nextval('return_numbers')::text,
  order_id uuid not null references orders on delete cascade,
  contact_id uuid not null references contacts,
  company_id uuid not null references companies,
  account_id uuid not null references accounts,
  returned_by text not null,
  status text not null default 'requested' check (status in ('requested', 'received', 'credited', 'refused')),
  note text not null default '',
  -- Chosen by the caller: a call that is repeated makes one return.
  idempotency_key uuid,
  total numeric(14, 2) not null,
  line_count integer not null,
  returned_at timestamptz not null default now(),
  unique (order_id, idempotency_key)
);
create index return_orders_account on return_orders (account_id, returned_at desc);

create table return_order_lines (
  return_order_id uuid not null references return_orders on delete cascade,
  -- Of the order.
  line_number integer not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  reason text not null
    check (reason in ('wrong-item', 'too-many', 'damaged', 'defective', 'not-needed', 'other')),
  note text not null default '',
  net_amount numeric(14, 2) not null,
  primary key (return_order_id, line_number)
);

-- The embedded ERP remembers how an order leaves the house, so that it can say where it is.
alter table erp.sales_orders
  add column delivery_type text not null default 'normal',
  add column is_pickup boolean not null default false,
  add column delivery_date date;
create index sales_orders_number on erp.sales_orders (sales_order_id);
