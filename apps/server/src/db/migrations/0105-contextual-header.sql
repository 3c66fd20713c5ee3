-- The text above every page of the shop, which editors write; one row, none until it was saved.
create table contextual_header (
  id boolean primary key default true check (id),
  titles jsonb not null,
  texts jsonb not null default '{}',
  link_texts jsonb not null default '{}',
  link_url text not null default '',
  -- The widths on which it is shown.
  breakpoints text[] not null
    check (breakpoints <@ array['small_mobile', 'mobile', 'large_tablet', 'desktop']),
  -- Open for visitors who have not opened or closed it during their visit.
  is_open boolean not null default false,
  is_published boolean not null default false,
  version integer not null default 1,
  modified_at timestamptz not null default now(),
  modified_by text not null default ''
);
