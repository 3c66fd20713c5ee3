-- The words of an order are noted by the transaction that writes it, while others wait for its stock. As a function in
-- SQL its statement was planned for each order, which took longer than noting them: now once a connection, for any
-- ids, and by index, since the tables may be empty then.
create or replace function note_order_words(ids uuid[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
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
  on conflict (order_id) do update set account_id = excluded.account_id, words = excluded.words;
end $$;
