-- The ETIM class model as its own files bring it, part by part and in any order: nothing here needs to know the rest.
-- What the wholesaler's own classes say (etim_classes) goes before it and is never touched by it.

create table etim_class_names (
  code text primary key,
  names jsonb not null
);

create table etim_features (
  code text primary key,
  names jsonb not null
);

create table etim_values (
  code text primary key,
  names jsonb not null
);

create table etim_class_features (
  class_code text not null,
  feature_code text not null,
  type text check (type in ('A', 'N', 'R', 'L')),
  unit text,
  -- The lower the more useful to a buyer.
  sort_order integer,
  primary key (class_code, feature_code)
);

create table etim_class_values (
  class_code text not null,
  -- Empty where the source tells only that the class has the value.
  feature_code text not null,
  value_code text not null,
  primary key (class_code, feature_code, value_code)
);

create table etim_class_synonyms (
  class_code text not null,
  language text not null,
  word text not null,
  primary key (class_code, language, word)
);

-- Goes up with every import that changes the model, so that whoever keeps it in memory asks for one number.
create table etim_model (
  is_only boolean primary key default true check (is_only),
  revision bigint not null
);
insert into etim_model (revision) values (0);

-- Classes as they are shown: their own words and features first, the model's for what they leave open.
create view etim_classes_known as
select
  c.code,
  coalesce(n.names, '{}') || c.names as names,
  c.synonyms,
  c.features || coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'code', f.feature_code, 'names', coalesce(t.names, '{}'), 'type', coalesce(f.type, 'A'), 'unit', f.unit
      )) order by f.sort_order, f.feature_code)
    from etim_class_features f left join etim_features t on t.code = f.feature_code
    where f.class_code = c.code and not c.features @> jsonb_build_array(jsonb_build_object('code', f.feature_code))
  ), '[]') as features
from etim_classes c left join etim_class_names n on n.code = c.code;
