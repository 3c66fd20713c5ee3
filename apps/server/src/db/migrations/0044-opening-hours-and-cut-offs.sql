-- When service centers open, and until when an order leaves the same day: data of the ERP, which imports keep.

-- Local time, "07:00"; null where the ERP does not tell it: open from midnight on.
alter table erp.service_centers add column opening_time text;

-- An order before this local time leaves a plant the same working day, unless its route has a time of its own. Goods that
-- are picked up at a plant itself are there until then.
create table erp.cut_offs (
  market text not null,
  -- '' for all plants of the market that have no time of their own.
  plant text not null default '',
  cut_off text not null,
  content_hash bytea not null,
  primary key (market, plant)
);

-- What the code has assumed so far, so that nothing changes before the ERP's own times are imported.
insert into erp.cut_offs (market, cut_off, content_hash)
select market, '16:30', ''::bytea from unnest(array['DK', 'DE', 'SE', 'NL', 'NO']) as market;
