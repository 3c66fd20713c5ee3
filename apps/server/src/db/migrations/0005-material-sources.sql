-- What each kind of source last said of a material, so that hearing the same again changes nothing: neither what
-- another source has said since, nor what a file amends further down.
create table material_sources (
  sap_material_number text not null,
  -- The format of the file, or 'demo'.
  source text not null,
  content_hash bytea not null,
  primary key (sap_material_number, source)
);
