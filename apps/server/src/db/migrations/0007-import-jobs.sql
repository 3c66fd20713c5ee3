-- What more a source may tell of a material.
alter table materials add column keywords jsonb not null default '{}';

create table material_media (
  sap_material_number text not null,
  kind text not null check (kind in ('picture', 'drawing', 'document', 'link')),
  -- Address or file name as the source gave it.
  source text not null,
  -- Empty: any.
  language text not null default '',
  document_type text not null default '',
  mime_type text not null default '',
  titles jsonb not null default '{}',
  -- Its place among the material's media of one source.
  position integer not null,
  -- What kind of source told of it: the format of the file, or 'demo'.
  told_by text not null,
  primary key (sap_material_number, kind, source, language)
);

alter table erp.list_prices add column scales jsonb not null default '[]';

-- Checked by the import, which is alone in writing these and looks at every number and plant it is given: to have them
-- checked again for each row costs a third of an import of new materials.
alter table erp.list_prices drop constraint list_prices_sap_material_number_fkey;
alter table erp.material_duties drop constraint material_duties_sap_material_number_fkey;
alter table erp.net_prices drop constraint net_prices_sap_material_number_fkey;
alter table erp.stock drop constraint stock_sap_material_number_fkey;
alter table erp.stock drop constraint stock_plant_fkey;

-- Materials become obsolete and are not deleted. Should one be after all, nothing of it stays.
create function material_gone() returns trigger language plpgsql as $$
begin
  delete from erp.list_prices p using gone where p.sap_material_number = gone.sap_material_number;
  delete from erp.material_duties d using gone where d.sap_material_number = gone.sap_material_number;
  delete from erp.net_prices n using gone where n.sap_material_number = gone.sap_material_number;
  delete from erp.stock s using gone where s.sap_material_number = gone.sap_material_number;
  delete from material_media m using gone where m.sap_material_number = gone.sap_material_number;
  delete from material_sources s using gone where s.sap_material_number = gone.sap_material_number;
  return null;
end $$;

create trigger material_gone after delete on materials referencing old table as gone
  for each statement execute function material_gone();

-- A run of the import: waiting, running, done, stopped (somebody cancelled it) or failed.
update import_runs set outcome = 'failed', ended_at = coalesce(ended_at, now()) where outcome = 'running';
alter table import_runs
  add column markets text[] not null default '{}',
  -- The name of the uploaded file in the data directory; absent when it came from elsewhere.
  add column stored_file text,
  -- Who asked for it, as people know them; the contact when it was one.
  add column started_by text not null default '',
  add column started_by_contact uuid references contacts on delete set null,
  add column bytes_read bigint not null default 0,
  add column bytes_total bigint not null default 0,
  add column kinds jsonb not null default '{}',
  -- How many of the reader's events are written: where to go on after a break.
  add column events_done bigint not null default 0,
  -- Report lines above the limit, which are only counted.
  add column lines_not_kept bigint not null default 0,
  add column cancel_wanted boolean not null default false,
  add column attempts integer not null default 0,
  -- Grows with every sign of life.
  add column alive_at timestamptz,
  add column failure text not null default '';
create index import_runs_newest on import_runs (started_at desc, id desc);

create table import_lines (
  run_id uuid not null references import_runs on delete cascade,
  position bigint generated always as identity,
  line bigint,
  kind text not null check (kind in ('refused', 'note', 'changed')),
  code text not null,
  text text not null,
  primary key (run_id, position)
);
create index import_lines_kind on import_lines (run_id, kind, position);

insert into import_lines (run_id, line, kind, code, text)
select r.id, (l.value ->> 'line')::bigint, l.value ->> 'kind', l.value ->> 'code', l.value ->> 'text'
from import_runs r cross join lateral jsonb_array_elements(r.lines) with ordinality as l (value, place)
order by r.started_at, r.id, l.place;

alter table import_runs drop column lines;
