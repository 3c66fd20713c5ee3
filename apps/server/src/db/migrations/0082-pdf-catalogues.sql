-- Catalogs that a company prints, and the basket in which a person collects materials for one.

create table pdf_catalogues (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- Whose basket it is; null: a catalog of the company.
  basket_of uuid references contacts on delete cascade,
  name text not null,
  description text not null default '',
  type text not null default 'catalog' check (type in ('catalog', 'documentation', 'variationList', 'labelPrint')),
  contact_name text not null default '',
  -- Addresses that the media store returned for the company; empty: none.
  cover_image_url text not null default '',
  introduction_image_url text not null default '',
  introduction_text text not null default '',
  -- Empty: the default logo of the company.
  logo_url text not null default '',
  include_logo boolean not null default true,
  include_notes boolean not null default true,
  include_technical_specifications boolean not null default false,
  barcode_type text not null default 'none' check (barcode_type in ('none', 'ean', 'el', 'vvs')),
  price_options text not null default 'none' check (price_options in ('none', 'netPrice', 'listPrice')),
  -- Whose prices are printed; null: those of the account on which the reader buys.
  account_id uuid references accounts on delete set null,
  project_number text not null default '',
  sort_order text not null default 'position' check (sort_order in ('position', 'dateAdded', 'name', 'number')),
  headings text not null default 'none' check (headings in ('none', 'catalogNode')),
  has_table_of_contents boolean not null default false,
  has_page_numbers boolean not null default true,
  has_pictures boolean not null default true,
  pictures_per_row integer not null default 2 check (pictures_per_row between 1 and 4),
  language text not null,
  -- Increases with each change of the catalog or its lines.
  version integer not null default 1,
  created_by uuid references contacts on delete set null,
  created_at timestamptz not null default now(),
  modified_by uuid references contacts on delete set null,
  modified_at timestamptz not null default now(),
  -- Can be restored for 30 days; then it is purged.
  deleted_at timestamptz
);
create unique index pdf_catalogues_basket on pdf_catalogues (basket_of, company_id)
  where basket_of is not null and deleted_at is null;
create index pdf_catalogues_company on pdf_catalogues (company_id, created_at desc, id)
  where basket_of is null and deleted_at is null;
create index pdf_catalogues_deleted on pdf_catalogues (deleted_at) where deleted_at is not null;
create index pdf_catalogues_created_by on pdf_catalogues (created_by);
create index pdf_catalogues_modified_by on pdf_catalogues (modified_by);
create index pdf_catalogues_account on pdf_catalogues (account_id);

-- A material is in a catalog once. A removed line stays for 30 days, so that it can be restored as it was.
create table pdf_catalogue_lines (
  catalogue_id uuid not null references pdf_catalogues on delete cascade,
  sap_material_number text not null references materials (sap_material_number) on delete cascade,
  -- Rank within the catalog, with gaps between neighbors.
  position bigint not null,
  note text not null default '',
  added_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  primary key (catalogue_id, sap_material_number)
);
create index pdf_catalogue_lines_material on pdf_catalogue_lines (sap_material_number);
create index pdf_catalogue_lines_removed on pdf_catalogue_lines (removed_at) where removed_at is not null;

-- Plain catalogs: materials and a few options.
create table simple_pdf_catalogues (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  name text not null,
  -- In the order in which they were added.
  sap_material_numbers text[] not null,
  has_image boolean not null,
  image_format text not null check (image_format in ('PNG', 'JPG')),
  sort_order text not null check (sort_order in ('dateAdded', 'name', 'number')),
  include_logo boolean not null,
  additional_text text not null check (additional_text in ('none', 'technicalSpecifications', 'description')),
  label_image text not null check (label_image in ('none', 'barcode')),
  version integer not null default 1,
  created_by uuid references contacts on delete set null,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now()
);
create index simple_pdf_catalogues_company on simple_pdf_catalogues (company_id, created_at desc, id);
create index simple_pdf_catalogues_created_by on simple_pdf_catalogues (created_by);

-- Lists that are made for one export: their owner alone reaches them, by id, and they are purged after a day.
alter table variation_lists drop constraint variation_lists_kind_check;
alter table variation_lists add constraint variation_lists_kind_check
  check (kind in ('own', 'favorites', 'topSelling', 'temporary'));
create index variation_lists_temporary on variation_lists (created_at) where kind = 'temporary';
