-- The logo that catalogs of a company have unless they have their own. The picture is one of the company's uploads.
create table company_logos (
  company_id uuid primary key references companies on delete cascade,
  -- Address that the media store returned for the company.
  url text not null,
  file_name text not null,
  changed_by uuid references contacts on delete set null,
  changed_at timestamptz not null default now()
);
create index company_logos_changed_by on company_logos (changed_by);
