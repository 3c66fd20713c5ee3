-- What an import writes by the hundred thousand, without what made each row cost more than itself.

-- An order of the past is one row with what was in it: a row for each of its lines, found by a key three codes long and
-- looked up in the order that it stands below, took several times as long to write.
alter table purchases
  add column materials text[] not null default '{}',
  add column quantities numeric(14, 3)[] not null default '{}',
  add check (cardinality(materials) = cardinality(quantities));
update purchases p set materials = l.materials, quantities = l.quantities
from (
  select sold_to, order_number, array_agg(sap_material_number order by sap_material_number collate "C") as materials,
    array_agg(quantity order by sap_material_number collate "C") as quantities
  from purchase_lines group by sold_to, order_number
) l
where (p.sold_to, p.order_number) = (l.sold_to, l.order_number);

create or replace view baskets as
select p.sold_to || ' ' || p.order_number as basket, p.sold_to, p.ordered_on, l.sap_material_number
from purchases p cross join lateral unnest(p.materials) as l (sap_material_number)
union all
select o.id::text, o.sold_to, o.ordered_at::date, l.sap_material_number
from orders o join order_lines l on l.order_id = o.id;

drop table purchase_lines;
-- It is compared as a whole.
alter table purchases drop column content_hash;

-- Checked by the import, which is alone in writing materials and products and looks at every code that they name, as with
-- prices and stock before (0007): PostgreSQL looked for each of them by a query of its own. Nobody takes a class or supplier
-- away, and a product only once no material names it.
alter table materials drop constraint materials_product_code_fkey;
alter table materials drop constraint materials_class_code_fkey;
alter table materials drop constraint materials_supplier_code_fkey;
alter table products drop constraint products_class_code_fkey;
alter table products drop constraint products_supplier_code_fkey;
