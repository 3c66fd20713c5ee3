-- ETIM's own table of units, by whose codes its classes name the units of their features, in whatever order the files come.
create table etim_units (
  code text primary key,
  -- As it is shown: mm².
  sign text not null
);

alter table etim_class_features add column unit_code text;

-- As before, with the unit's sign where the class tells the unit by its code alone.
create or replace view etim_classes_known as
select
  c.code,
  coalesce(n.names, '{}') || c.names as names,
  c.synonyms,
  c.features || coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'code', f.feature_code, 'names', coalesce(t.names, '{}'), 'type', coalesce(f.type, 'A'),
        'unit', coalesce(f.unit, u.sign)
      )) order by f.sort_order, f.feature_code)
    from etim_class_features f
    left join etim_features t on t.code = f.feature_code
    left join etim_units u on u.code = f.unit_code
    where f.class_code = c.code and not c.features @> jsonb_build_array(jsonb_build_object('code', f.feature_code))
  ), '[]') as features
from etim_classes c left join etim_class_names n on n.code = c.code;
