-- Prices are kept in memory for a moment: every process hears of what makes them wrong.

-- Stock that an order took or an import set: which materials. A notification holds less than 8,000 bytes, so that many
-- materials are told in several; of very many, '*' says that anything may have changed.
create function erp_stock_announced() returns trigger language plpgsql as $$
declare
  most constant integer := 3000;
  together constant integer := 150;
  numbers text[];
begin
  select array_agg(number) into numbers
  from (select distinct sap_material_number as number from changed limit most + 1) as found;
  if cardinality(numbers) > most then
    perform pg_notify('erp_changes', '*');
  elsif numbers is not null then
    perform pg_notify('erp_changes', case when octet_length(payload) < 7900 then payload else '*' end)
    from (
      select string_agg(number, chr(10)) as payload
      from unnest(numbers) with ordinality as told (number, place)
      group by (place - 1) / together
    ) as portions;
  end if;
  return null;
end $$;

create trigger stock_announced after update on erp.stock
  referencing new table as changed for each statement execute function erp_stock_announced();
create trigger center_stock_announced after update on erp.center_stock
  referencing new table as changed for each statement execute function erp_stock_announced();
create trigger remnants_announced after update on erp.remnants
  referencing new table as changed for each statement execute function erp_stock_announced();

-- Whatever else prices are made of changes rarely, and much of it at once.
create function erp_changes_announced() returns trigger language plpgsql as $$
begin
  perform pg_notify('erp_changes', '*');
  return null;
end $$;

create trigger stock_replaced after insert or delete or truncate on erp.stock
  for each statement execute function erp_changes_announced();
create trigger center_stock_replaced after insert or delete or truncate on erp.center_stock
  for each statement execute function erp_changes_announced();
create trigger remnants_replaced after insert or delete or truncate on erp.remnants
  for each statement execute function erp_changes_announced();
create trigger list_prices_announced after insert or update or delete or truncate on erp.list_prices
  for each statement execute function erp_changes_announced();
create trigger material_duties_announced after insert or update or delete or truncate on erp.material_duties
  for each statement execute function erp_changes_announced();
create trigger discounts_announced after insert or update or delete or truncate on erp.discounts
  for each statement execute function erp_changes_announced();
create trigger net_prices_announced after insert or update or delete or truncate on erp.net_prices
  for each statement execute function erp_changes_announced();
create trigger campaigns_announced after insert or update or delete or truncate on erp.campaigns
  for each statement execute function erp_changes_announced();
create trigger campaign_prices_announced after insert or update or delete or truncate on erp.campaign_prices
  for each statement execute function erp_changes_announced();
create trigger routes_announced after insert or update or delete or truncate on erp.routes
  for each statement execute function erp_changes_announced();
create trigger closed_days_announced after insert or update or delete or truncate on erp.closed_days
  for each statement execute function erp_changes_announced();
create trigger fastbox_zones_announced after insert or update or delete or truncate on erp.fastbox_zones
  for each statement execute function erp_changes_announced();
create trigger gifts_announced after insert or update or delete or truncate on erp.gifts
  for each statement execute function erp_changes_announced();
create trigger logistics_announced after insert or update or delete or truncate on erp.logistics
  for each statement execute function erp_changes_announced();
create trigger plants_announced after insert or update or delete or truncate on erp.plants
  for each statement execute function erp_changes_announced();
create trigger service_centers_announced after insert or update or delete or truncate on erp.service_centers
  for each statement execute function erp_changes_announced();

-- How the ERP of the demo is made to be, so that anybody can see what the shop does then.
create table demo_weather (
  only_row boolean primary key default true check (only_row),
  weather text not null check (weather in ('fine', 'slow', 'down')),
  changed_at timestamptz not null
);

create function demo_weather_announced() returns trigger language plpgsql as $$
begin
  perform pg_notify('demo_weather', new.weather);
  return null;
end $$;
create trigger demo_weather_announced after insert or update on demo_weather
  for each row execute function demo_weather_announced();
