-- Pictures and documents that sources name by their address, fetched once for all materials that name them.
create table media_fetches (
  source text primary key,
  kind text not null check (kind in ('picture', 'document')),
  state text not null default 'waiting' check (state in ('waiting', 'stored', 'refused')),
  attempts integer not null default 0,
  -- When it is fetched next; while it is being fetched, when another process may take it up.
  due_at timestamptz not null default now(),
  -- Why it is refused, or failed last.
  reason text not null default '',
  -- Of the stored file: SHA-256 of its content, its key and address in the store, and its size in pixels.
  hash text,
  store_key text,
  url text,
  mime_type text,
  bytes integer,
  width integer,
  height integer,
  fetched_at timestamptz,
  check (state <> 'stored' or (hash is not null and store_key is not null and url is not null and mime_type is not null))
);
create index media_fetches_due on media_fetches (due_at) where state = 'waiting';
create index media_fetches_hash on media_fetches (hash) where hash is not null;
create index media_fetches_store_key on media_fetches (store_key) where store_key is not null;
