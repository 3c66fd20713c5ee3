-- Where returns stand, as the ERP told it, and when it is to be asked again.
alter table return_orders
  add column received_at timestamptz,
  add column credited_at timestamptz,
  add column refused_at timestamptz,
  -- Null once nothing more will happen.
  add column progress_due_at timestamptz default now();
update return_orders set progress_due_at = null where status in ('credited', 'refused');
create index return_orders_due on return_orders (progress_due_at) where progress_due_at is not null;

-- People who were erased, known again by a keyed hash of their e-mail alone, so that no import makes them anew.
create table erased_people (
  email_hash bytea primary key,
  contact_id uuid not null unique references contacts on delete cascade,
  erased_at timestamptz not null default now()
);
