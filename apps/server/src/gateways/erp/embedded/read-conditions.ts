import type { SupplyStatus } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { ErpCustomer } from '../port.ts';

/** All that prices and stock of one material depend on, for one customer. Decimals as the database writes them. */
export interface ConditionRow {
  sap_material_number: string;
  status: string;
  supply_status: SupplyStatus | '';
  is_stocked: boolean;
  is_project_product: boolean;
  alternatives: string[];
  suggested_product: string | null;
  sold_here: boolean;
  list_amount: string | null;
  list_per_quantity: string | null;
  discount_percent: string | null;
  net_amount: string | null;
  net_per_quantity: string | null;
  duties: string | null;
  atp: string | null;
  total: string | null;
  fastbox: string | null;
  clearance: string | null;
  incoming: { date: string; quantity: string }[] | null;
}

/** One query for all materials, however many. Unknown numbers have no row. */
export const readConditions = async (
  db: Database,
  customer: ErpCustomer,
  materials: readonly string[],
): Promise<ReadonlyMap<string, ConditionRow>> => {
  const { rows } = await sql<ConditionRow>`
    select m.sap_material_number, m.status, m.supply_status, m.is_stocked, m.is_project_product, m.alternatives,
      m.concept_suggestion ->> 'sapMaterialNumber' as suggested_product,
      ${customer.market} = any(m.markets) as sold_here,
      l.amount as list_amount, l.per_quantity as list_per_quantity, d.percent as discount_percent,
      n.amount as net_amount, n.per_quantity as net_per_quantity, u.amount as duties,
      s.atp, t.total, s.fastbox, s.clearance, s.incoming
    from materials m
    left join erp.list_prices l on l.sap_material_number = m.sap_material_number and l.market = ${customer.market}
      and l.currency = ${customer.currency}
    left join erp.discounts d on d.market = ${customer.market} and d.customer_group = ${customer.customerGroup}
      and d.material_group = m.material_group
    left join erp.net_prices n on n.sap_material_number = m.sap_material_number and n.sold_to = ${customer.soldTo}
      and n.currency = ${customer.currency}
    left join erp.material_duties u on u.sap_material_number = m.sap_material_number
      and u.currency = ${customer.currency}
    left join erp.stock s on s.sap_material_number = m.sap_material_number and s.plant = ${customer.plant}
    left join lateral (
      select sum(o.atp) as total from erp.stock o join erp.plants p on p.code = o.plant
      where o.sap_material_number = m.sap_material_number and p.market = ${customer.market}
    ) t on true
    where m.sap_material_number = any(${[...new Set(materials)]})`.execute(db);
  return new Map(rows.map((row) => [row.sap_material_number, row]));
};
