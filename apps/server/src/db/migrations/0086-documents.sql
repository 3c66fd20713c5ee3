-- Documents (catalogs, labels) that are typeset in the background, and their files, which the company may open for 30 days.

-- Files by their content: the same bytes are stored once, however many documents have them.
create table document_files (
  -- SHA-256 of the content, in hexadecimal.
  hash text primary key,
  byte_count bigint not null,
  -- When a document took it last; unused files are deleted an hour later at the earliest.
  used_at timestamptz not null default now()
);

create table document_file_parts (
  hash text not null references document_files on delete cascade,
  part integer not null check (part >= 0),
  content bytea not null,
  primary key (hash, part)
);
-- PDF is compressed already.
alter table document_file_parts alter content set storage external;

create table documents (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- In whose name it is made. A document outlives them, but is not made without them.
  created_by uuid references contacts on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  kind text not null,
  title text not null,
  -- Language and account that it is made for.
  locale text not null,
  account_id uuid not null references accounts on delete cascade,
  -- What is to be made, as the kind reads it.
  input jsonb not null,
  -- A caller's key: the same request of the same person is the same document while it waits, is made or can be opened.
  request_key text,
  has_net_prices boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  done_count integer not null default 0,
  total_count integer not null,
  -- What was left out, such as pictures that are missing.
  report jsonb not null default '[]',
  -- Lines of the report beyond those stored.
  report_rest integer not null default 0,
  attempts integer not null default 0,
  -- Until then the process that makes it is taken to be alive.
  leased_until timestamptz not null default now(),
  fault text,
  file_hash text references document_files,
  ended_at timestamptz,
  check ((state in ('done', 'failed', 'cancelled')) = (ended_at is not null)),
  check ((state = 'done') = (file_hash is not null)),
  check ((state = 'failed') = (fault is not null))
);
create index documents_of_company on documents (company_id, created_at desc, id desc);
create index documents_unfinished on documents (leased_until, created_at) where state in ('waiting', 'running');
create index documents_unfinished_of on documents (created_by) where state in ('waiting', 'running');
create index documents_expiry on documents (expires_at);
create index documents_file on documents (file_hash) where file_hash is not null;
create unique index documents_request on documents (created_by, kind, request_key)
  where request_key is not null and state in ('waiting', 'running', 'done');

create function document_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('document_changes', json_build_object('document', new.id, 'contact', new.created_by,
    'state', new.state, 'done', new.done_count, 'total', new.total_count)::text);
  return null;
end $$;
create trigger document_changed after insert or update of state, done_count on documents
  for each row when (new.created_by is not null) execute function document_changed();
