-- What an import writes by the hundred thousand, once more with what made each row cost less.

-- Numbers of materials and products are compared by their bytes. Nobody reads them in the order of a language, and to look
-- for one in an index by the rules of one took a twelfth of the time that a new material takes.
drop view baskets;
do $$
declare
  place record;
begin
  for place in
    select c.table_schema, c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'sap_material_number' and t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'erp')
    order by c.table_schema, c.table_name
  loop
    execute format('alter table %I.%I alter sap_material_number type text collate "C"', place.table_schema,
      place.table_name);
  end loop;
end $$;
create view baskets as
select p.sold_to || ' ' || p.order_number as basket, p.sold_to, p.ordered_on,
  l.sap_material_number collate "C" as sap_material_number
from purchases p cross join lateral unnest(p.materials) as l (sap_material_number)
union all
select o.id::text, o.sold_to, o.ordered_at::date, l.sap_material_number
from orders o join order_lines l on l.order_id = o.id;

-- One index for suppliers' numbers, however they are written, is enough: who knows the supplier too looks through the few
-- that have the number.
drop index materials_supplier_number;
-- Nearly every material's code is its SAP number, which has an index.
alter table materials drop constraint materials_code_key;
alter table materials
  alter code type text collate "C",
  alter product_code type text collate "C",
  alter supplier_number type text collate "C",
  alter el_number type text collate "C",
  alter hws_number type text collate "C",
  alter ean type text collate "C",
  -- Nobody read it: what a source said last is noted in material_sources.
  drop column content_hash;
create unique index materials_code on materials (code) where code <> sap_material_number;
alter table products alter code type text collate "C";

-- As before: the words of people are made small by the rules of their languages, which numbers would bring their own over.
create or replace function note_order_words(ids uuid[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  insert into order_search (order_id, account_id, words)
  select o.id, o.account_id, ' ' || lower(concat_ws(' ', o.sales_order_id, o.name, o.customer_reference,
    o.project_number, o.ordered_by, o.sold_to, o.sold_to_name, l.words) collate "default")
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
  on conflict (order_id) do update set account_id = excluded.account_id, words = excluded.words;
end $$;
