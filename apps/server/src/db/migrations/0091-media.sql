-- Uploaded files of companies, and pictures and documents of materials.
create table media_contents (
  -- SHA-256 of the content.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  mime_type text not null,
  content bytea not null,
  stored_at timestamptz not null default now()
);
-- Pictures are compressed already.
alter table media_contents alter column content set storage external;

-- Signs uploads to the embedded store, alike in every process.
create table media_signing_keys (
  is_only boolean primary key default true check (is_only),
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into media_signing_keys default values;

create table media_uploads (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  uploaded_by uuid references contacts on delete set null,
  -- Name in the store; used for one upload only.
  public_id text not null unique,
  mime_type text not null,
  bytes integer not null check (bytes > 0),
  -- Pixels; absent for what is no picture.
  width integer,
  height integer,
  -- Both absent until the store has the file.
  store_key text,
  url text,
  uploaded_at timestamptz not null default now()
);
create index media_uploads_company on media_uploads (company_id, uploaded_at desc, id);
create index media_uploads_contact on media_uploads (uploaded_by) where uploaded_by is not null;
create index media_uploads_url on media_uploads (url);
create index media_uploads_store_key on media_uploads (store_key);
