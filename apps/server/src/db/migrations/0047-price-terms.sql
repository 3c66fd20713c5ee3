-- What clearance takes off the list price, and what cutting cable costs: data of the ERP, which imports keep.

-- A term that is null is as the market has it; without any, nothing is taken off and cutting is free.
create table erp.price_terms (
  market text not null,
  -- '' for all materials of the market that have no terms of their own.
  sap_material_number text not null default '',
  clearance_percent numeric(5, 2) check (clearance_percent between 0 and 100),
  -- In the market's currency, for each line that is cut.
  cable_cut_fee numeric(14, 4) check (cable_cut_fee >= 0),
  content_hash bytea not null,
  primary key (market, sap_material_number)
);

create trigger price_terms_announced after insert or update or delete or truncate on erp.price_terms
  for each statement execute function erp_changes_announced();

-- What the code has assumed so far, so that no price changes before the ERP's own terms are imported.
insert into erp.price_terms (market, clearance_percent, cable_cut_fee, content_hash)
select market, 40, fee, ''::bytea
from (values ('DK', 49), ('DE', 6.50), ('SE', 75), ('NL', 6.50), ('NO', 75)) as fees (market, fee);
