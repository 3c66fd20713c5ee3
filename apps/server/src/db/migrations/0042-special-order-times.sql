-- How long what is got on order takes: data of the ERP, which imports keep.

-- Working days until a material with this supply status is there: 11 is ordered from the supplier, 12 is made to order.
-- Without a row nobody knows.
create table erp.special_order_times (
  market text not null,
  -- '' for all plants of the market that have no time of their own.
  plant text not null default '',
  supply_status text not null check (supply_status in ('11', '12')),
  working_days integer not null check (working_days between 0 and 999),
  content_hash bytea not null,
  primary key (market, plant, supply_status)
);

create trigger special_order_times_announced after insert or update or delete or truncate on erp.special_order_times
  for each statement execute function erp_changes_announced();

-- What the code has assumed so far, so that no date changes before the ERP's own times are imported.
insert into erp.special_order_times (market, supply_status, working_days, content_hash)
select market, supply_status, working_days, ''::bytea
from unnest(array['DK', 'DE', 'SE', 'NL', 'NO']) as market,
  (values ('11', 10), ('12', 20)) as times (supply_status, working_days);
