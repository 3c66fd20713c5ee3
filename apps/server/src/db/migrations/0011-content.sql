-- What editors write and people set for themselves: pages, blocks, translations, synonyms, favourites, searches.
create extension if not exists pg_trgm;

create table favorites (
  contact_id uuid not null references contacts on delete cascade,
  sap_material_number text not null references materials (sap_material_number) on delete cascade,
  added_at timestamptz not null default clock_timestamp(),
  primary key (contact_id, sap_material_number)
);
create index favorites_latest on favorites (contact_id, added_at desc);
create index favorites_material on favorites (sap_material_number);

alter table contacts add column search_history_limit integer not null default 5
  check (search_history_limit between 0 and 50);

create table search_history (
  contact_id uuid not null references contacts on delete cascade,
  -- The query in lower case, so that one asked again stands once.
  key text not null,
  query text not null,
  searched_at timestamptz not null default clock_timestamp(),
  primary key (contact_id, key)
);

create table synonym_groups (
  id uuid primary key,
  -- Null: every language.
  language text,
  words text[] not null check (cardinality(words) between 2 and 50),
  -- Who searches for the first word also finds the others, not the other way round.
  is_one_way boolean not null,
  -- The same words in another order are the same group.
  key text not null,
  version integer not null default 1,
  modified_at timestamptz not null default now()
);
create unique index synonym_groups_key on synonym_groups (md5(key), is_one_way, coalesce(language, ''));
create index synonym_groups_latest on synonym_groups (modified_at desc, id);

create function synonyms_announced() returns trigger language plpgsql as $$
begin
  perform pg_notify('synonyms', '');
  return null;
end $$;
create trigger synonyms_announced after insert or update or delete or truncate on synonym_groups
  for each statement execute function synonyms_announced();

create table facet_overrides (
  feature_code text not null,
  -- Empty: every class.
  class_code text not null default '',
  language text not null,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  modified_at timestamptz not null default now(),
  primary key (language, feature_code, class_code)
);

create function facet_overrides_announced() returns trigger language plpgsql as $$
begin
  perform pg_notify('facet_overrides', '');
  return null;
end $$;
create trigger facet_overrides_announced after insert or update or delete or truncate on facet_overrides
  for each statement execute function facet_overrides_announced();

create table translations (
  kind text not null check (kind in ('document-type', 'sap-error', 'url-type', 'user-segment')),
  code text not null,
  texts jsonb not null,
  version integer not null default 1,
  modified_at timestamptz not null default now(),
  primary key (kind, code)
);

create table vendor_texts (
  supplier_code text primary key references suppliers on delete cascade,
  descriptions jsonb not null default '{}',
  website_url text not null default '',
  version integer not null default 1,
  modified_at timestamptz not null default now()
);

create table variation_feedback (
  id uuid primary key,
  sap_material_number text not null references materials (sap_material_number) on delete cascade,
  contact_id uuid references contacts on delete set null,
  text text not null,
  contact text not null,
  is_handled boolean not null default false,
  given_at timestamptz not null default now()
);
create index variation_feedback_open on variation_feedback (is_handled, given_at desc);
create index variation_feedback_contact on variation_feedback (contact_id, given_at desc);

create table action_blocks (
  block_id text primary key,
  node_url text not null,
  node_code text not null,
  search_term text not null,
  -- [{key, values}]
  selected_facets jsonb not null default '[]',
  block_type text not null,
  sort_key text not null,
  display_name text not null,
  titles jsonb not null default '{}',
  version integer not null default 1,
  modified_at timestamptz not null default now()
);

create table landing_pages (
  id uuid primary key,
  type text not null check (type in ('node', 'vendor', 'custom')),
  key text not null,
  titles jsonb not null,
  introductions jsonb not null default '{}',
  hero_image_url text not null default '',
  hero_texts jsonb not null default '{}',
  hero_link_url text not null default '',
  block_ids text[] not null default '{}',
  is_published boolean not null default false,
  version integer not null default 1,
  modified_at timestamptz not null default now(),
  modified_by text not null default '',
  unique (type, key)
);
create index landing_pages_latest on landing_pages (modified_at desc, id);
create index landing_pages_blocks on landing_pages using gin (block_ids);

create table browsing_pages (
  id uuid primary key,
  slug text not null unique,
  titles jsonb not null,
  introductions jsonb not null default '{}',
  -- [{type, titles, nodeCode, searchTerm, selectedFacets, sapMaterialNumbers}]
  items jsonb not null default '[]',
  is_published boolean not null default false,
  version integer not null default 1,
  modified_at timestamptz not null default now()
);
create index browsing_pages_latest on browsing_pages (modified_at desc, id);

create table pages (
  id uuid primary key,
  slug text not null unique,
  kind text not null check (kind in ('help', 'guide')),
  titles jsonb not null,
  introductions jsonb not null default '{}',
  bodies jsonb not null default '{}',
  position integer not null default 0,
  is_published boolean not null default false,
  version integer not null default 1,
  modified_at timestamptz not null default now()
);
create index pages_place on pages (kind, position, slug);

-- What of the published pages can be found: one row a page and language, written with the page.
create table page_texts (
  page_id uuid not null,
  kind text not null,
  language text not null,
  url text not null,
  title text not null,
  text text not null,
  search tsvector not null,
  primary key (page_id, language)
);
create index page_texts_search on page_texts using gin (search);
