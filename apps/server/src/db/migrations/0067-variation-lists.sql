-- Lists of materials that people keep and share with colleagues.

create table variation_lists (
  id uuid primary key,
  -- Null: a person's favorites, which go with the person from company to company.
  company_id uuid references companies on delete cascade,
  -- Null: the company's top-selling list, and a list whose owner left with nobody to take it over.
  owner_id uuid references contacts on delete set null,
  name text not null,
  description text not null default '',
  kind text not null check (kind in ('own', 'favorites', 'topSelling')),
  -- Increases with each change of the list, its lines or its subscribers.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- The owner deleted it and can restore it for 30 days; then it is purged.
  deleted_at timestamptz,
  check (kind = 'own' or deleted_at is null),
  check ((kind = 'favorites') = (company_id is null)),
  check (kind <> 'topSelling' or owner_id is null)
);
create index variation_lists_owner on variation_lists (owner_id);
create index variation_lists_company on variation_lists (company_id, kind, lower(name));
create index variation_lists_deleted on variation_lists (deleted_at) where deleted_at is not null;
create unique index variation_lists_favorites on variation_lists (owner_id) where kind = 'favorites';
create unique index variation_lists_top_selling on variation_lists (company_id) where kind = 'topSelling';

-- A material is in a list once. A removed line stays for 30 days, so that it can be restored as it was.
create table variation_list_lines (
  list_id uuid not null references variation_lists on delete cascade,
  sap_material_number text not null references materials (sap_material_number) on delete cascade,
  id uuid not null unique,
  -- Rank within the list, with gaps between neighbors.
  position bigint not null,
  note text not null default '',
  -- Sales units that ordering is preset with.
  usual_quantity numeric(12, 3) check (usual_quantity > 0),
  added_by uuid references contacts on delete set null,
  added_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  primary key (list_id, sap_material_number)
);
create index variation_list_lines_position on variation_list_lines (list_id, position) where removed_at is null;
create index variation_list_lines_material on variation_list_lines (sap_material_number, list_id)
  where removed_at is null;
create index variation_list_lines_removed on variation_list_lines (removed_at) where removed_at is not null;
create index variation_list_lines_added_by on variation_list_lines (added_by);

-- Colleagues who read a list. Only those of the list's company count: a query asks for the company as well.
create table variation_list_subscribers (
  list_id uuid not null references variation_lists on delete cascade,
  contact_id uuid not null references contacts on delete cascade,
  -- May add, change and remove lines.
  is_collaborator boolean not null default false,
  subscribed_at timestamptz not null default clock_timestamp(),
  primary key (list_id, contact_id)
);
create index variation_list_subscribers_contact on variation_list_subscribers (contact_id);

-- At most one default list of each person: lines that are added without choosing a list go there.
create table variation_list_defaults (
  contact_id uuid primary key references contacts on delete cascade,
  list_id uuid not null references variation_lists on delete cascade
);
create index variation_list_defaults_list on variation_list_defaults (list_id);

-- What happened to the lines of lists, for those who read them. Written behind the lock of the list's row, so that ids
-- of one list are visible in their order; purged after twelve months.
create table variation_list_changes (
  id bigint generated always as identity primary key,
  list_id uuid not null references variation_lists on delete cascade,
  kind text not null check (kind in ('added', 'removed', 'replaced', 'phased-out', 'blocked', 'obsolete')),
  sap_material_number text not null,
  -- What took its place: the new line of `replaced`, else what the wholesaler sells instead.
  successor text,
  -- Null: the material itself changed.
  changed_by uuid references contacts on delete set null,
  changed_at timestamptz not null default now()
);
create index variation_list_changes_list on variation_list_changes (list_id, id desc);
create index variation_list_changes_age on variation_list_changes (changed_at);
create index variation_list_changes_person on variation_list_changes (changed_by);

-- What each reader of a list (owner or subscriber) has seen of its changes, and whether they want the daily mail.
-- No row: nothing seen, no mail.
create table variation_list_notices (
  list_id uuid not null references variation_lists on delete cascade,
  contact_id uuid not null references contacts on delete cascade,
  wants_mail boolean not null default false,
  -- Ids of variation_list_changes: the latest that was seen, and the latest that was mailed.
  seen_change bigint not null default 0,
  mailed_change bigint not null default 0,
  primary key (list_id, contact_id)
);
create index variation_list_notices_contact on variation_list_notices (contact_id);
create index variation_list_notices_mail on variation_list_notices (list_id) where wants_mail;

-- Browsers of the owner and the subscribers hear of each new version. A payload holds 8,000 bytes at most, so that many
-- readers are notified in several.
create function variation_list_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('list_changes', json_build_object(
    'list', new.id, 'version', new.version, 'contacts', json_agg(contact_id)
  )::text)
  from (
    select contact_id, (row_number() over (order by contact_id) - 1) / 100 as part
    from (
      select new.owner_id as contact_id where new.owner_id is not null
      union select contact_id from variation_list_subscribers where list_id = new.id
    ) readers
  ) parted group by part;
  return null;
end $$;
create trigger variation_list_changed after insert or update of version on variation_lists
  for each row execute function variation_list_changed();
