-- Punchout: customers whose buyers come from their own procurement system (SAP OCI, cXML) and go back there with a cart.

create table punchout_customers (
  id uuid primary key,
  code text not null unique,
  protocol text not null check (protocol in ('oci', 'cxml')),
  -- Whom its buyers are in the shop; each of them has a seat of their own beside that contact.
  contact_id uuid not null references contacts on delete cascade,
  -- Absent: the contact's first.
  account_id uuid references accounts on delete cascade,
  -- OCI: the agreed USERNAME, in lower case.
  username text not null default '',
  -- cXML: by what the customer and the sending network are known, and by what the customer knows the wholesaler.
  from_domain text not null default '',
  from_identity text not null default '',
  sender_domain text not null default '',
  sender_identity text not null default '',
  to_domain text not null default '',
  to_identity text not null default '',
  -- Argon2 of the password or shared secret: it can be compared, never read. Absent: nobody gets in yet.
  secret_hash text,
  -- Hosts that a cart may go back to, with their port when it is not the usual one.
  return_hosts text[] not null default '{}',
  allows_http boolean not null default false,
  -- The wholesaler's number in the customer's system.
  vendor text not null default '',
  -- How the document stands in the form that brings a cXML cart back.
  form_encoding text not null default 'base64' check (form_encoding in ('base64', 'urlencoded')),
  takes_orders boolean not null default true,
  is_active boolean not null default true,
  content_hash bytea not null,
  check (protocol = 'oci' or (from_identity <> '' and sender_identity <> '' and to_identity <> '')),
  check (protocol = 'cxml' or username <> '')
);
create unique index punchout_customers_username on punchout_customers (username) where protocol = 'oci';
create unique index punchout_customers_credentials
  on punchout_customers (from_domain, from_identity, sender_domain, sender_identity) where protocol = 'cxml';

-- Several people of one customer are there at the same time, each with a cart: each takes a contact that is free.
create table punchout_seats (
  customer_id uuid not null references punchout_customers on delete cascade,
  position integer not null,
  contact_id uuid not null unique references contacts on delete cascade,
  primary key (customer_id, position)
);

create table punchout_sessions (
  id uuid primary key,
  customer_id uuid not null references punchout_customers on delete cascade,
  protocol text not null check (protocol in ('oci', 'cxml')),
  -- asked: the start page was not opened yet; open: somebody is there; returned: their cart went back.
  state text not null check (state in ('asked', 'open', 'returned')),
  operation text not null check (operation in ('create', 'edit', 'inspect')),
  -- SHA-256 of the secret in the address of the start page, until it is opened.
  start_hash bytea unique,
  start_expires_at timestamptz,
  -- The session of the shop; gone when it was ended.
  session_hash bytea unique references sessions (token_hash) on delete set null,
  contact_id uuid references contacts on delete set null,
  cart_id uuid references carts on delete set null,
  -- Where the cart goes back to, checked; and what the customer's system told of itself.
  return_url text not null,
  facts jsonb not null,
  -- What could not be loaded of the cart to edit or look at.
  notices jsonb not null default '[]',
  -- The cart as it was handed over, whatever is asked again.
  handed_over jsonb,
  asked_at timestamptz not null default now(),
  opened_at timestamptz,
  returned_at timestamptz,
  check ((state = 'returned') = (handed_over is not null))
);
create index punchout_sessions_age on punchout_sessions (asked_at);
create index punchout_sessions_customer on punchout_sessions (customer_id);
create index punchout_sessions_contact on punchout_sessions (contact_id);
create index punchout_sessions_cart on punchout_sessions (cart_id);

-- Documents received, each taken once: what comes again is answered as the first time, or refused.
create table punchout_documents (
  customer_id uuid not null references punchout_customers on delete cascade,
  payload_id text not null,
  kind text not null check (kind in ('setup', 'order')),
  order_number text not null default '',
  -- SHA-256 of what is ordered: the same number with other lines is no repetition.
  content_hash bytea not null,
  order_id uuid references orders on delete set null,
  received_at timestamptz not null default now(),
  primary key (customer_id, payload_id)
);
create unique index punchout_documents_order on punchout_documents (customer_id, order_number) where kind = 'order';
create index punchout_documents_age on punchout_documents (received_at);

-- Somebody who came to look at a cart changes nothing.
alter table sessions add column is_read_only boolean not null default false;
