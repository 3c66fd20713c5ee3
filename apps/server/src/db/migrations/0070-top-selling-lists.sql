-- What each company ordered, counted as it is ordered: the top-selling list is made of a few rows, never of orders.

-- Orders of a quantity of a material in a month. A return of all of it takes the order away again.
create table ordered_materials (
  company_id uuid not null references companies on delete cascade,
  sap_material_number text not null,
  -- Its first day.
  month date not null,
  -- Of one order, in sales units.
  quantity numeric(14, 3) not null,
  orders integer not null,
  -- What was given back of these orders, in sales units, where it was not all of an order's.
  returned numeric(16, 3) not null default 0,
  primary key (company_id, sap_material_number, month, quantity)
);
create index ordered_materials_month on ordered_materials (company_id, month);

-- Companies whose top-selling list is to be made again. A row for each count, so that orders of a company don't wait for
-- each other here.
create table top_selling_due (
  id bigint generated always as identity primary key,
  company_id uuid not null references companies on delete cascade
);
create index top_selling_due_company on top_selling_due (company_id);

create type ordered_material as (
  company_id uuid, sap_material_number text, month date, quantity numeric, orders integer, returned numeric
);

-- In one order of rows, so that two that count the same wait for each other and no more.
create function count_ordered(counted ordered_material[]) returns void language sql as $$
  insert into ordered_materials as o (company_id, sap_material_number, month, quantity, orders, returned)
  select c.company_id, c.sap_material_number, c.month, c.quantity, sum(c.orders), sum(c.returned)
  from unnest(counted) c
  where c.quantity > 0 and c.month > now() - interval '13 months'
  group by 1, 2, 3, 4 having sum(c.orders) <> 0 or sum(c.returned) <> 0 order by 1, 2, 3, 4
  on conflict (company_id, sap_material_number, month, quantity)
    do update set orders = o.orders + excluded.orders, returned = o.returned + excluded.returned;
  insert into top_selling_due (company_id) select distinct c.company_id from unnest(counted) c;
$$;

-- What orders count of each of their materials: kits, what is in them and pieces of cable are left out.
create view counted_order_lines as
select o.id as order_id, o.company_id, date_trunc('month', o.ordered_on)::date as month, l.sap_material_number, l.line_number,
  l.quantity
from orders o join order_lines l on l.order_id = o.id
where l.parent_line_number is null and l.kit_id is null and l.cable_remnant is null;

create function count_order_lines() returns trigger language plpgsql as $$
begin
  perform count_ordered(array_agg(row(company_id, sap_material_number, month, quantity, 1, 0)::ordered_material))
  from (
    select order_id, company_id, month, sap_material_number, sum(quantity) as quantity
    from counted_order_lines where order_id = any(array(select distinct order_id from after_it)) group by 1, 2, 3, 4
  ) as ordered
  having count(*) > 0;
  return null;
end $$;
create trigger order_lines_counted after insert on order_lines
  referencing new table as after_it for each statement execute function count_order_lines();

-- What the returns of orders take away, by sign: all of an order's material takes the order, else what came back.
create function count_returns(ids uuid[], sign integer) returns void language plpgsql as $$
begin
  perform count_ordered(array_agg(row(company_id, sap_material_number, month, quantity,
    sign * (case when before_it >= quantity then 1 else 0 end - case when with_it >= quantity then 1 else 0 end),
    sign * (case when with_it >= quantity then 0 else with_it end - case when before_it >= quantity then 0 else before_it end)
  )::ordered_material))
  from (
    select c.order_id, c.company_id, c.month, c.sap_material_number, sum(c.quantity) as quantity,
      sum(coalesce(b.quantity, 0)) as before_it, sum(coalesce(b.quantity, 0) + coalesce(w.quantity, 0)) as with_it
    from counted_order_lines c
    left join (
      select r.order_id, l.line_number, sum(l.quantity) as quantity
      from return_orders r join return_order_lines l on l.return_order_id = r.id
      where r.order_id in (select order_id from return_orders where id = any(ids)) and r.status <> 'refused'
        and r.id <> all(ids)
      group by 1, 2
    ) b on b.order_id = c.order_id and b.line_number = c.line_number
    left join (
      select r.order_id, l.line_number, sum(l.quantity) as quantity
      from return_orders r join return_order_lines l on l.return_order_id = r.id
      where r.id = any(ids)
      group by 1, 2
    ) w on w.order_id = c.order_id and w.line_number = c.line_number
    where c.order_id in (select order_id from return_orders where id = any(ids))
    group by 1, 2, 3, 4
  ) as returned
  where with_it <> before_it
  having count(*) > 0;
end $$;

create function count_new_returns() returns trigger language plpgsql as $$
begin
  perform count_returns(array(select distinct l.return_order_id from after_it l
    join return_orders r on r.id = l.return_order_id where r.status <> 'refused'), 1);
  return null;
end $$;
create trigger return_order_lines_counted after insert on return_order_lines
  referencing new table as after_it for each statement execute function count_new_returns();

create function count_refused_return() returns trigger language plpgsql as $$
begin
  perform count_returns(array[new.id], case when new.status = 'refused' then -1 else 1 end);
  return null;
end $$;
create trigger return_refused after update of status on return_orders for each row
  when ((new.status = 'refused') <> (old.status = 'refused')) execute function count_refused_return();

-- Orders of the time before the shop, or placed elsewhere. Twelve months count.
create function count_purchase(soldto text, on_day date, numbers text[], amounts numeric[], sign integer)
returns setof ordered_material language sql stable as $$
  select a.company_id, l.number, date_trunc('month', on_day)::date, l.quantity, sign, 0::numeric
  from accounts a cross join lateral unnest(numbers, amounts) as l (number, quantity)
  where a.sold_to = soldto and on_day > now() - interval '13 months'
$$;

create function count_new_purchases() returns trigger language plpgsql as $$
begin
  perform count_ordered(array_agg(c))
  from after_it p cross join lateral count_purchase(p.sold_to, p.ordered_on, p.materials, p.quantities, 1) c
  having count(*) > 0;
  return null;
end $$;
create function count_changed_purchases() returns trigger language plpgsql as $$
begin
  perform count_ordered(array_agg(c))
  from (select *, 1 as sign from after_it union all select *, -1 from before_it) p
  cross join lateral count_purchase(p.sold_to, p.ordered_on, p.materials, p.quantities, p.sign) c
  having count(*) > 0;
  return null;
end $$;
create trigger purchases_counted after insert on purchases
  referencing new table as after_it for each statement execute function count_new_purchases();
create trigger purchases_counted_again after update on purchases
  referencing old table as before_it new table as after_it for each statement execute function count_changed_purchases();

-- An account may be imported after what it bought.
create function count_purchases_of_account() returns trigger language plpgsql as $$
begin
  perform count_ordered(array_agg(c))
  from after_it a join purchases p on p.sold_to = a.sold_to
  cross join lateral count_purchase(p.sold_to, p.ordered_on, p.materials, p.quantities, 1) c
  having count(*) > 0;
  return null;
end $$;
create trigger accounts_counted after insert on accounts
  referencing new table as after_it for each statement execute function count_purchases_of_account();

-- What was ordered and given back until now.
select count_ordered(array_agg(row(company_id, sap_material_number, month, quantity, 1, 0)::ordered_material))
from (
  select order_id, company_id, month, sap_material_number, sum(quantity) as quantity
  from counted_order_lines where month > now() - interval '13 months' group by 1, 2, 3, 4
) as ordered
having count(*) > 0;
select count_ordered(array_agg(c))
from purchases p cross join lateral count_purchase(p.sold_to, p.ordered_on, p.materials, p.quantities, 1) c
having count(*) > 0;
select count_returns(array_agg(id), 1) from return_orders where status <> 'refused' having count(*) > 0;
