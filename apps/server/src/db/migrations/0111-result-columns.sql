-- The columns that a person chose for tables of results of an ETIM class; '' stands for results of several classes.
create table result_columns (
  contact_id uuid not null references contacts on delete cascade,
  class_code text not null,
  columns text[] not null check (cardinality(columns) between 1 and 12),
  changed_at timestamptz not null default now(),
  primary key (contact_id, class_code)
);
