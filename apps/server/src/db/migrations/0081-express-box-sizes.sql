-- How many packages the small express box holds: data of the ERP, which imports keep.
create table erp.fastbox_sizes (
  market text not null,
  -- '' for all plants of the market that have no size of their own.
  plant text not null default '',
  packages integer not null check (packages between 1 and 9999),
  content_hash bytea not null,
  primary key (market, plant)
);

-- What the code has assumed so far, so that nothing changes before the ERP's own sizes are imported.
insert into erp.fastbox_sizes (market, packages, content_hash)
select market, 40, ''::bytea from unnest(array['DK', 'DE', 'SE', 'NL', 'NO']) as market;

create trigger fastbox_sizes_announced after insert or update or delete or truncate on erp.fastbox_sizes
  for each statement execute function erp_changes_announced();
