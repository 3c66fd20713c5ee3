-- What sending an order costs where a plant has no route to the address: data of the ERP, which imports keep.

create table erp.freight_terms (
  market text not null,
  -- '' for all plants of the market that have no terms of their own.
  plant text not null default '',
  currency text not null,
  freight numeric(14, 4) not null check (freight >= 0),
  -- Goods from which on nothing is charged; null: always charged.
  free_from numeric(14, 4) check (free_from >= 0),
  content_hash bytea not null,
  primary key (market, plant, currency)
);

create trigger freight_terms_announced after insert or update or delete or truncate on erp.freight_terms
  for each statement execute function erp_changes_announced();

-- What the code has assumed so far, so that no freight changes before the ERP's own terms are imported.
insert into erp.freight_terms (market, currency, freight, free_from, content_hash)
select market, currency, freight, free_from, ''::bytea
from unnest(array['DK', 'DE', 'SE', 'NL', 'NO']) as market,
  (values ('DKK', 79, 1500), ('EUR', 10.90, 200), ('SEK', 119, 2250), ('NOK', 119, 2250))
    as terms (currency, freight, free_from);
