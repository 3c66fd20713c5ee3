-- Which customer sees what. An exclusive assortment keeps its materials for customers related to it; a customer related
-- to a limiting one sees nothing but the materials of the customer's assortments.

create table assortments (
  id uuid primary key,
  code text not null unique,
  names jsonb not null,
  type text not null check (type in ('exclusive', 'limiting')),
  created_at timestamptz not null default now(),
  content_hash bytea not null
);

create table assortment_entries (
  assortment_id uuid not null references assortments on delete cascade,
  -- "material:1000001", "product:P17", "supplier:ABB" or "node:E011": what stands in it, with all that belongs to that.
  target text not null,
  primary key (assortment_id, target)
);
create index assortment_entries_target on assortment_entries (target);

create table assortment_relations (
  id uuid primary key,
  assortment_id uuid not null references assortments on delete cascade,
  company_id uuid references companies on delete cascade,
  account_id uuid references accounts on delete cascade,
  contact_id uuid references contacts on delete cascade,
  created_at timestamptz not null default now(),
  check (num_nonnulls(company_id, account_id, contact_id) = 1)
);
create unique index assortment_relations_company on assortment_relations (company_id, assortment_id)
  where company_id is not null;
create unique index assortment_relations_account on assortment_relations (account_id, assortment_id)
  where account_id is not null;
create unique index assortment_relations_contact on assortment_relations (contact_id, assortment_id)
  where contact_id is not null;

-- The assortments a material is in.
create function assortments_of(number text, product text, supplier text, path text[])
returns table (code text, type text) language sql stable as $$
  select a.code, a.type from assortment_entries e join assortments a on a.id = e.assortment_id
  where e.target = any(
    array['material:' || number, 'product:' || product, 'supplier:' || coalesce(supplier, '')]
    || array(select 'node:' || step from unnest(path) step))
$$;
