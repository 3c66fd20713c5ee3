-- Where goods go: postal codes and streets, addresses used last, preferred service centers; what lines are accounted on.

-- A postal code and a town that has it, as GeoNames tells them: a code may have several towns.
create table postal_places (
  country_code text not null,
  -- Without spaces and in capitals: what people type is compared with it.
  code_key text not null,
  place text not null,
  -- As people write it: "624 66".
  postal_code text not null,
  -- The place in small letters without accents, so that "Arhus" and "Aarhus" find Århus.
  place_key text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  content_hash bytea not null,
  primary key (country_code, code_key, place)
);
create index postal_places_place on postal_places (country_code, place_key text_pattern_ops);
create index postal_places_code on postal_places (country_code, code_key text_pattern_ops);

create table postal_streets (
  country_code text not null,
  code_key text not null,
  name text not null,
  name_key text not null,
  content_hash bytea not null,
  primary key (country_code, code_key, name)
);
create index postal_streets_name on postal_streets (country_code, name_key text_pattern_ops);

-- Where a contact sent goods last, on an account and for a project of it or for none.
create table latest_addresses (
  id uuid primary key,
  contact_id uuid not null references contacts on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  project_number text not null default '',
  -- What makes two addresses the same: that of the account, the service center, or what was typed.
  key text not null,
  address jsonb not null,
  is_service_center boolean not null,
  last_used timestamptz not null default clock_timestamp(),
  unique (contact_id, account_id, project_number, key)
);
create index latest_addresses_use on latest_addresses (contact_id, account_id, project_number, last_used desc);

-- Apart from the contacts, which the import writes anew. The center is the ERP's: no reference is kept to it.
create table preferred_service_centers (
  contact_id uuid primary key references contacts on delete cascade,
  service_center text not null
);

create table accounting_strings (
  company_id uuid not null references companies on delete cascade,
  project text not null,
  -- Empty: the project by itself.
  task text not null default '',
  project_description text not null default '',
  task_description text not null default '',
  valid_from date,
  valid_to date,
  created_by text not null default '',
  content_hash bytea not null,
  primary key (company_id, project, task)
);
-- Words are looked for within them.
create index accounting_strings_words on accounting_strings
  using gin (lower(project || ' ' || project_description) gin_trgm_ops);
