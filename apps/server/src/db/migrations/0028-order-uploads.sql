-- Files of customers' orders that are worked through in the background, and documents that are ordered in parts.

create table order_uploads (
  id uuid primary key,
  created_by uuid not null references contacts on delete cascade,
  created_at timestamptz not null default now(),
  file_name text not null,
  format text not null,
  -- The file; null once nothing more is done with it.
  content bytea,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed')),
  stage text not null default 'reading' check (stage in ('reading', 'matching', 'pricing', 'writing')),
  -- Of the lines of all its orders; null as long as nobody has read it.
  line_count integer,
  matched_count integer not null default 0,
  -- How often it was begun: a file at which processes die is given up.
  attempts integer not null default 0,
  -- Until then whoever works at it is held to be alive.
  leased_until timestamptz not null default now(),
  -- Why it failed, with its place in the file.
  fault jsonb,
  ended_at timestamptz,
  check ((state in ('done', 'failed')) = (ended_at is not null)),
  check ((state in ('done', 'failed')) = (content is null))
);
create index order_uploads_of on order_uploads (created_by, created_at desc);
create index order_uploads_unfinished on order_uploads (leased_until, created_at) where state in ('waiting', 'working');

alter table order_validations
  -- The background's file that it came from: each of its orders is written once.
  add column upload_id uuid references order_uploads on delete set null,
  -- How many parts of it are ordered.
  add column part_count integer not null default 0;
create unique index order_validations_upload on order_validations (upload_id, order_index) where upload_id is not null;

alter table order_validation_lines
  -- In which part it is, or is being, ordered.
  add column part integer,
  -- What of its quantity is sold as clearance goods.
  add column clearance_quantity numeric not null default 0;

-- One order of the shop each; an order of ours holds fewer lines than a document may.
create table order_validation_parts (
  validation_id uuid not null references order_validations on delete cascade,
  part integer not null,
  -- The version that was seen when it was asked for: whoever asks once more with it is answered the same order.
  seen_version integer not null,
  line_count integer not null,
  -- Null while it is being ordered.
  order_id uuid,
  sales_order_id text not null default '',
  placed_at timestamptz,
  primary key (validation_id, part),
  unique (validation_id, seen_version)
);

insert into order_validation_parts (validation_id, part, seen_version, line_count, order_id, sales_order_id, placed_at)
  select id, 1, version - (state = 'placed')::integer, orderable_count, order_id, sales_order_id, placed_at
  from order_validations where state in ('placed', 'placing');
update order_validation_lines l set part = 1 from order_validations v
  where v.id = l.validation_id and v.state in ('placed', 'placing') and l.is_orderable;
update order_validations set part_count = 1, orderable_count = 0 where state = 'placed';
