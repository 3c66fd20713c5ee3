import type { DayHours, Market, SpecialOrderDays, Texts } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { ErpCustomer } from '../port.ts';

export const routeOf = (market: Market, plant: string): string => `${market}-${plant}`;

/** SAP's shipping conditions beside the one for what is picked up. */
export const SHIPPING_CONDITIONS = { route: 'ZN', fastbox: 'ZF' } as const;

/** The material group of what represents a packed kit. */
const KIT_HEADERS = 'KITHDR';

export interface HouseRoute {
  code: string;
  prefixes: readonly string[];
  cutOff: string;
  leadWorkingDays: number;
  weekdays: readonly number[];
  freight: string;
  freeFrom: string | null;
  extraFreight: string;
  serviceTaxPercent: string;
}

interface HouseGift {
  sapMaterialNumber: string;
  texts: Texts;
  from: string;
}

interface HouseCampaign {
  code: string;
  names: Texts;
  validTo: string;
}

export interface HouseZone {
  zone: string;
  center: string;
  opens: string | null;
  closes: string;
  days: DayHours;
  closingTime: string;
  leadMinutes: number;
  isMaxiPossible: boolean;
}

/** What a customer's prices and dates depend on beside the materials. Amounts as the database writes them. */
export interface House {
  closedDays: readonly string[];
  /** Of the plant, else of the market. */
  specialOrderDays: SpecialOrderDays;
  /** Of the plant named to pick up at, else of the plant; else of the market. */
  cutOff: string;
  /** Packages that the small express box holds: of the plant, else of the market; null: any number. */
  smallBoxPackages: number | null;
  /** Of the market, for materials without terms of their own. */
  priceTerms: { clearancePercent: string | null; cableCutFee: string | null } | null;
  /** Where no route goes to the address: of the plant, else of the market; null: nothing is charged. */
  freightTerms: { freight: string; freeFrom: string | null } | null;
  routes: readonly HouseRoute[];
  gifts: readonly HouseGift[];
  /** Those of today. */
  campaigns: readonly HouseCampaign[];
  zone: HouseZone | null;
  /** What represents packed kits in the market. */
  kitHeaders: readonly string[];
  /** The branch named, when it is one of the market. */
  center: { code: string; openingTime: string | null; closingTime: string; days: DayHours } | null;
  /** The plant named instead of a branch, when it is one of the market. */
  pickupPlant: string | null;
}

export interface HouseAsk {
  market: Market;
  currency: string;
  plant: string;
  /** Calendar date in the market. */
  today: string;
  /** A postal code as a number; absent: no zone is looked for. */
  postalNumber?: number | undefined;
  /** The zone itself, where it is known already. */
  zone?: string | undefined;
  /** A branch or plant. */
  pickupFrom?: string | undefined;
}

/** "417 05" and "3511 AB" as 41705 and 3511; undefined when it does not begin with a digit. */
export const postalNumber = (postalCode: string): number | undefined => {
  const digits = /^\d+/.exec(postalCode.replaceAll(/\s/g, ''))?.[0];
  return digits === undefined || digits.length > 9 ? undefined : Number(digits);
};

const MOST_DAYS = 500;

/** The days on which a service center has hours of its own: its weekdays, and the latest dates. */
export const dayHoursOf = (center: RawBuilder<string>): RawBuilder<DayHours> => sql`
  select coalesce(json_object_agg(day, case when closing_time is not null then
    json_strip_nulls(json_build_object('opens', opening_time, 'closes', closing_time)) end), '{}')
  from (
    select day, opening_time, closing_time from erp.opening_hours where center = ${center}
    order by length(day), day desc limit ${sql.lit(MOST_DAYS)}
  ) as hours`;

const ZONE = sql<HouseZone>`json_build_object('zone', f.code, 'center', f.center, 'opens', s.opening_time,
    'closes', s.closing_time, 'days', (${dayHoursOf(sql.ref('s.code'))}), 'closingTime', f.closing_time, 'leadMinutes', f.lead_minutes,
    'isMaxiPossible', f.is_maxi_possible)`;

export const zoneOf = (market: Market, postal: number | null): RawBuilder<HouseZone | null> => sql`
  select ${ZONE}
  from erp.fastbox_zone_codes c join erp.fastbox_zones f on f.code = c.zone join erp.service_centers s on s.code = f.center
  where c.market = ${market} and ${postal}::integer between c.first and c.last
  order by c.last - c.first, f.code limit 1`;

const zoneNamed = (market: Market, code: string): RawBuilder<HouseZone | null> => sql`
  select ${ZONE}
  from erp.fastbox_zones f join erp.service_centers s on s.code = f.center
  where f.code = ${code} and f.market = ${market}`;

/** Until when an order leaves a plant the same day: its own time, else the market's. */
const cutOffOf = (market: Market, plant: string): RawBuilder<string> => sql`
  select cut_off from erp.cut_offs where market = ${market} and plant in (${plant}, '') order by plant desc limit 1`;

/** The plant of a code, where the market has such a one. */
const plantNamed = (market: Market, code: string | undefined): RawBuilder<string | null> => sql`
  select code from erp.plants where code = ${code ?? ''} and market = ${market}`;

/** The plant that goods leave from: the one named to pick up at, else the customer's. */
export const leavingPlant = ({ market, pickupFrom, plant }: HouseAsk): RawBuilder<string> => sql`
  select coalesce((${plantNamed(market, pickupFrom)}), ${plant})`;

/** Working days to wait by supply status: the plant's own, else the market's. */
const specialOrderDaysOf = (market: Market, plant: string): RawBuilder<SpecialOrderDays> => sql`
  select coalesce(json_object_agg(supply_status, working_days), '{}')
  from (
    select distinct on (supply_status) supply_status, working_days from erp.special_order_times
    where market = ${market} and plant in (${plant}, '') order by supply_status, plant desc
  ) as times`;

/** Packages that the small express box holds: the plant's own size, else the market's. */
export const smallBoxPackagesOf = (market: Market, plant: string): RawBuilder<number | null> => sql`
  select packages from erp.fastbox_sizes where market = ${market} and plant in (${plant}, '') order by plant desc limit 1`;

/** The house as one JSON value: a part of the statement that reads the conditions, which every price asks for. */
export const houseOf = ({ market, currency, plant, today, ...ask }: HouseAsk): RawBuilder<House> => sql`
  select json_build_object(
    'closedDays', (select coalesce(json_agg(date::text), '[]') from erp.closed_days
      where market = ${market} and date >= ${today}),
    'specialOrderDays', (${specialOrderDaysOf(market, plant)}),
    'cutOff', (${cutOffOf(market, ask.pickupFrom ?? plant)}),
    'smallBoxPackages', (${smallBoxPackagesOf(market, plant)}),
    'priceTerms', (select json_build_object('clearancePercent', clearance_percent::text,
        'cableCutFee', cable_cut_fee::text)
      from erp.price_terms where market = ${market} and sap_material_number = ''),
    'freightTerms', (select json_build_object('freight', freight::text, 'freeFrom', free_from::text)
      from erp.freight_terms where market = ${market} and plant in (${plant}, '') and currency = ${currency}
      order by plant desc limit 1),
    'routes', (select coalesce(json_agg(json_build_object('code', code, 'prefixes', postal_prefixes,
        'cutOff', cut_off, 'leadWorkingDays', lead_working_days, 'weekdays', weekdays, 'freight', freight::text,
        'freeFrom', free_from::text, 'extraFreight', extra_freight::text,
        'serviceTaxPercent', service_tax_percent::text) order by code), '[]')
      from erp.routes where plant = ${plant} and currency = ${currency}),
    'gifts', (select coalesce(json_agg(json_build_object('sapMaterialNumber', sap_material_number, 'texts', texts,
        'from', from_amount::text) order by from_amount, code), '[]')
      from erp.gifts where market = ${market} and currency = ${currency} and ${today} between valid_from and valid_to),
    'campaigns', (select coalesce(json_agg(json_build_object('code', code, 'names', names, 'validTo', valid_to::text)), '[]')
      from erp.campaigns
      where market = ${market} and currency = ${currency} and ${today} between valid_from and valid_to),
    'zone', (${ask.zone === undefined ? zoneOf(market, ask.postalNumber ?? null) : zoneNamed(market, ask.zone)}),
    'kitHeaders', (select coalesce(json_agg(sap_material_number), '[]') from materials
      where material_group = ${sql.lit(KIT_HEADERS)} and ${market} = any(markets)),
    'center', (select json_build_object('code', code, 'openingTime', opening_time, 'closingTime', closing_time,
        'days', (${dayHoursOf(sql.ref('s.code'))}))
      from erp.service_centers s where code = ${ask.pickupFrom ?? ''} and market = ${market}),
    'pickupPlant', (${plantNamed(market, ask.pickupFrom)}))`;

/** Returns the first of the market's kit headers; most wholesalers have one for all markets. One query. [cart-26] */
export const readKitHeader = async (db: Database, { market }: ErpCustomer): Promise<string | undefined> => {
  const row = await db
    .selectFrom('materials')
    .select('sap_material_number')
    .where('material_group', '=', sql.lit(KIT_HEADERS))
    .where(sql<boolean>`${market} = any(markets)`)
    .orderBy('sap_material_number')
    .executeTakeFirst();
  return row?.sap_material_number;
};
