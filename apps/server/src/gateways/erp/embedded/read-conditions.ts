import { isLowerPrice, moneyOf, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import { anyOf, type Database } from '../../../db/index.ts';
import type { ErpCustomer } from '../port.ts';
import { type House, type HouseAsk, houseOf, leavingPlant } from './house.ts';
import type { SupplyRow } from './supplies.ts';

/** All that prices and stock of one material depend on, for one customer. Decimals as the database writes them. */
export interface ConditionRow extends SupplyRow {
  sales_unit: string;
  is_stocked: boolean;
  is_project_product: boolean;
  is_on_clearance_sale: boolean;
  min_quantity: string;
  multiplum: string;
  /** Null: none, here and in the lists below, so that most rows have nothing to parse. */
  alternatives: string[] | null;
  zcon: string | null;
  zcon_min: string | null;
  zcon2: string | null;
  zcon2_min: string | null;
  sold_here: boolean;
  list_amount: string | null;
  list_per_quantity: string | null;
  scales: { fromQuantity: string; amount: string }[] | null;
  discount_percent: string | null;
  net_amount: string | null;
  net_per_quantity: string | null;
  campaign: string | null;
  campaign_amount: string | null;
  campaign_per_quantity: string | null;
  duties: string | null;
  /** The material's own. */
  clearance_percent: string | null;
  cable_cut_fee: string | null;
  total: string | null;
  is_bulky: boolean | null;
  is_automated_storage: boolean | null;
}

interface Row extends ConditionRow {
  house: House | null;
}

export interface Conditions {
  house: House;
  /** By number; unknown ones have no row. */
  materials: ReadonlyMap<string, ConditionRow>;
}

/** Of two rows for one material, each with a campaign of its own. */
const isCheaper = (left: ConditionRow, right: ConditionRow): boolean => {
  const [one, other] = [left, right].map(({ campaign_amount: amount, campaign_per_quantity: perQuantity }) => ({
    amount: moneyOf(amount ?? 0),
    perQuantity: quantityOf(perQuantity ?? 1),
  }));
  return one !== undefined && other !== undefined && isLowerPrice(one, other);
};

/** From so many materials on they are read in two halves at once: the time goes into the database's looking them up. */
const MANY = 400;

/** One statement for the house and its materials. */
const readAtOnce = async (
  db: Database,
  customer: ErpCustomer,
  numbers: readonly string[],
  ask: HouseAsk,
): Promise<Conditions> => {
  const { rows } = await sql<Row>`
    select case when row_number() over () = 1 then (${houseOf(ask)}) end as house, c.*
    from (values (1)) as always (once)
    left join (
      select m.sap_material_number, m.sales_unit, m.status, m.supply_status, m.is_stocked, m.is_project_product,
        m.is_on_clearance_sale, m.min_quantity, m.multiplum,
        nullif(m.alternatives, '{}') as alternatives,
        m.concept_suggestion ->> 'sapMaterialNumber' as zcon, m.concept_suggestion ->> 'minQuantity' as zcon_min,
        m.concept_suggestion_zcon2 ->> 'sapMaterialNumber' as zcon2,
        m.concept_suggestion_zcon2 ->> 'minQuantity' as zcon2_min,
        ${customer.market} = any(m.markets) as sold_here,
        l.amount as list_amount, l.per_quantity as list_per_quantity, nullif(l.scales, '[]') as scales,
        d.percent as discount_percent, n.amount as net_amount, n.per_quantity as net_per_quantity,
        p.campaign, p.amount as campaign_amount, p.per_quantity as campaign_per_quantity, u.amount as duties,
        t.clearance_percent, t.cable_cut_fee,
        s.atp,
        (select sum(o.atp) from erp.stock o where o.sap_material_number = m.sap_material_number and o.plant = any(array(
          select code from erp.plants where market = ${customer.market}))) as total,
        s.fastbox, s.clearance, nullif(s.incoming, '[]') as incoming,
        g.is_bulky, g.is_automated_storage
      from materials m
      left join erp.list_prices l on l.sap_material_number = m.sap_material_number and l.market = ${customer.market}
        and l.currency = ${customer.currency}
      left join erp.discounts d on d.market = ${customer.market} and d.customer_group = ${customer.customerGroup}
        and d.material_group = m.material_group
      left join erp.net_prices n on n.sap_material_number = m.sap_material_number and n.sold_to = ${customer.soldTo}
        and n.currency = ${customer.currency}
      left join erp.campaign_prices p on p.sap_material_number = m.sap_material_number and p.campaign = any(array(
          select code from erp.campaigns where market = ${customer.market} and currency = ${customer.currency}
            and ${ask.today} between valid_from and valid_to))
      left join erp.material_duties u on u.sap_material_number = m.sap_material_number
        and u.currency = ${customer.currency}
      left join erp.price_terms t on t.sap_material_number = m.sap_material_number and t.market = ${customer.market}
      left join erp.stock s on s.sap_material_number = m.sap_material_number 
        and s.plant = (${leavingPlant(ask)})
      left join erp.logistics g on g.sap_material_number = m.sap_material_number
      where m.sap_material_number = ${anyOf(numbers)}
    ) c on true`.execute(db);
  const [first] = rows;
  if (first?.house == null) throw new Error('The house was not read');
  const materials = new Map<string, ConditionRow>();
  for (const row of rows) {
    // The left join has one row without a material when there is none.
    if (row.sap_material_number === null) continue;
    const known = materials.get(row.sap_material_number);
    if (known === undefined || isCheaper(row, known)) materials.set(row.sap_material_number, row);
  }
  return { house: first.house, materials };
};

/** The house and all materials, each of them once: one statement, of many materials two side by side. */
export const readConditions = async (
  db: Database,
  customer: ErpCustomer,
  numbers: readonly string[],
  ask: HouseAsk,
): Promise<Conditions> => {
  const wanted = [...new Set(numbers)];
  if (wanted.length < MANY) return readAtOnce(db, customer, wanted, ask);
  const middle = Math.ceil(wanted.length / 2);
  const [one, other] = await Promise.all([
    readAtOnce(db, customer, wanted.slice(0, middle), ask),
    readAtOnce(db, customer, wanted.slice(middle), ask),
  ]);
  return { house: one.house, materials: new Map([...one.materials, ...other.materials]) };
};
