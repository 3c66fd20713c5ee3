-- Numbers by which suppliers who do not make a material name it in their files.
create table supplier_numbers (
  supplier_code text not null,
  number text not null,
  sap_material_number text not null,
  primary key (supplier_code, number)
);

-- References to materials that are not known yet: the text by which the referring material's row holds them. A row
-- may outlive its reference, which is harmless.
create table open_references (
  mark text not null,
  sap_material_number text not null,
  primary key (mark, sap_material_number)
);

-- A mark used to hold the number alone, one of the material's own supplier.
create function pg_temp.in_space(number text, space text, scope text) returns text language sql as $$
  select case when number = '' then '' else e'\x1a' || space || e'\x1f' || scope || e'\x1f' || ltrim(number, e'\x1a') end
$$;

update materials m set
  alternatives = array(
    select case when starts_with(a.number, e'\x1a') then pg_temp.in_space(a.number, 'supplier', coalesce(m.supplier_code, ''))
      else a.number end
    from unnest(m.alternatives) with ordinality a (number, place) order by a.place
  ),
  accessories = array(
    select case when starts_with(a.number, e'\x1a') then pg_temp.in_space(a.number, 'supplier', coalesce(m.supplier_code, ''))
      else a.number end
    from unnest(m.accessories) with ordinality a (number, place) order by a.place
  ),
  replaced_by = case when starts_with(m.replaced_by, e'\x1a')
    then pg_temp.in_space(m.replaced_by, 'supplier', coalesce(m.supplier_code, '')) else m.replaced_by end
where strpos(array_to_string(m.alternatives || m.accessories || m.replaced_by, ''), e'\x1a') > 0;

-- EFONELFO and DATANORM name others by numbers that were stored as SAP numbers. Where no other source described the
-- material they are marked as what they are, and the next import resolves them.
update materials m set
  alternatives = array(
    select pg_temp.in_space(a.number, o.space, o.scope)
    from unnest(m.alternatives) with ordinality a (number, place) order by a.place
  ),
  replaced_by = pg_temp.in_space(m.replaced_by, o.space, o.scope)
from (
  select n.sap_material_number,
    case when s.source = 'datanorm' then 'supplier' when n.el_number <> '' then 'el' when n.hws_number <> '' then 'hws'
      else 'supplier' end as space,
    case when s.source = 'efonelfo' and (n.el_number <> '' or n.hws_number <> '') then array_to_string(n.markets, ',')
      else coalesce(n.supplier_code, '') end as scope
  from materials n join material_sources s on s.sap_material_number = n.sap_material_number
  where s.source in ('efonelfo', 'datanorm')
    and not exists (select from material_sources t where t.sap_material_number = n.sap_material_number and t.source <> s.source)
) o
where o.sap_material_number = m.sap_material_number and (cardinality(m.alternatives) > 0 or m.replaced_by <> '');

insert into open_references (mark, sap_material_number)
select distinct a.number, m.sap_material_number
from materials m cross join lateral unnest(m.alternatives || m.accessories || m.replaced_by) a (number)
where starts_with(a.number, e'\x1a');
