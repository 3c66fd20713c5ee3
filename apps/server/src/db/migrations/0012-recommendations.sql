-- What was bought before the shop, or elsewhere: learnt from together with the shop's own orders.
create table purchases (
  sold_to text not null,
  order_number text not null,
  ordered_on date not null,
  content_hash bytea not null,
  primary key (sold_to, order_number)
);

create table purchase_lines (
  sold_to text not null,
  order_number text not null,
  sap_material_number text not null,
  quantity numeric(14, 3) not null,
  primary key (sold_to, order_number, sap_material_number),
  foreign key (sold_to, order_number) references purchases on delete cascade
);

-- Every order as what was in it, whichever way it came.
create view baskets as
select p.sold_to || ' ' || p.order_number as basket, p.sold_to, p.ordered_on, l.sap_material_number
from purchases p join purchase_lines l using (sold_to, order_number)
union all
select o.id::text, o.sold_to, o.ordered_at::date, l.sap_material_number
from orders o join order_lines l on l.order_id = o.id;

-- Learnt anew as a whole: the twenty that go best with each material.
create table bought_together (
  sap_material_number text not null,
  related text not null,
  score real not null,
  primary key (sap_material_number, related)
);

-- Learnt with it: in how many orders each material was.
create table bought_often (
  sap_material_number text primary key,
  orders integer not null
);

create table recommendations_learnt (
  only_row boolean primary key default true check (only_row),
  learnt_at timestamptz not null,
  baskets bigint not null
);

create table seen_materials (
  contact_id uuid not null references contacts on delete cascade,
  sap_material_number text not null,
  seen_at timestamptz not null default now(),
  primary key (contact_id, sap_material_number)
);

-- What was put into a cart from a recommendation or a search.
create table recommendation_events (
  id bigint generated always as identity primary key,
  rcs_token uuid not null,
  contact_id uuid not null references contacts on delete cascade,
  sap_material_numbers text[] not null,
  happened_at timestamptz not null default now()
);
create index recommendation_events_age on recommendation_events (happened_at);

-- The best known of a class come first.
create index materials_class on materials (class_code, popularity desc);
