-- Suppliers' numbers that were no SAP numbers yet stood among these without a mark, and could be taken for another's.
update materials m set
  alternatives = array(
    select case when t.sap_material_number is null then e'\x1a' || a.number else a.number end
    from unnest(m.alternatives) with ordinality a (number, place)
    left join materials t on t.sap_material_number = a.number order by a.place
  ),
  accessories = array(
    select case when t.sap_material_number is null then e'\x1a' || a.number else a.number end
    from unnest(m.accessories) with ordinality a (number, place)
    left join materials t on t.sap_material_number = a.number order by a.place
  ),
  replaced_by = case
    when m.replaced_by = '' or exists (select from materials t where t.sap_material_number = m.replaced_by)
    then m.replaced_by else e'\x1a' || m.replaced_by
  end
from material_sources s
where s.sap_material_number = m.sap_material_number and s.source = 'bmecat'
  and (cardinality(m.alternatives) > 0 or cardinality(m.accessories) > 0 or m.replaced_by <> '');
