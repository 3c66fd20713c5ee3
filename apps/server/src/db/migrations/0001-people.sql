-- Who buys and who works here: companies, their accounts, projects, contacts and addresses; sessions.

create table companies (
  id uuid primary key,
  code text not null unique,
  name text not null,
  market text not null,
  content_hash bytea not null
);

create table accounts (
  id uuid primary key,
  sold_to text not null unique,
  company_id uuid not null references companies,
  name text not null,
  currency text not null,
  customer_group text not null,
  plant text not null,
  content_hash bytea not null
);
create index accounts_company on accounts (company_id);

create table projects (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  number text not null,
  title text not null,
  unique (account_id, number)
);

create table contacts (
  id uuid primary key,
  email text not null,
  name text not null,
  phone text not null default '',
  company_id uuid references companies,
  role text not null,
  locale text not null,
  able_to_create_orders boolean not null,
  show_net_price boolean not null,
  email_permission boolean not null default true,
  preferred_article_number text not null default 'el',
  default_order_name text not null default '',
  is_cable_cut_popup_enabled boolean not null default true,
  sort_key text not null default 'relevance',
  never_show_again_guide_types text[] not null default '{}',
  password_hash text,
  -- Bumped to end every session of the contact.
  session_epoch integer not null default 0,
  content_hash bytea not null
);
create unique index contacts_email on contacts (lower(email));

create table contact_accounts (
  contact_id uuid not null references contacts on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  position integer not null,
  primary key (contact_id, account_id)
);
create index contact_accounts_account on contact_accounts (account_id);

create table addresses (
  id uuid primary key,
  code text not null unique,
  account_id uuid not null references accounts on delete cascade,
  project_number text not null default '',
  ship_to text not null,
  name text not null,
  name2 text not null default '',
  street text not null,
  postal_code text not null,
  city text not null,
  country_code text not null,
  is_default boolean not null default false,
  content_hash bytea not null
);
create index addresses_account on addresses (account_id);

create table sessions (
  -- SHA-256 of the cookie's secret: a leaked table opens no session.
  token_hash bytea primary key,
  contact_id uuid not null references contacts on delete cascade,
  session_epoch integer not null,
  anti_forgery_token text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_contact on sessions (contact_id);
create index sessions_expiry on sessions (expires_at);

-- Failed sign-ins by account and by address, so that every process slows them down alike.
create table sign_in_failures (
  key text primary key,
  failures integer not null,
  last_failure_at timestamptz not null
);
create index sign_in_failures_age on sign_in_failures (last_failure_at);
