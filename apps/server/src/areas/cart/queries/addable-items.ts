import { bindingPacking, type DeliveryType, NO_QUANTITY, type Quantity, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Erp, MaterialStock } from '../../../gateways/erp/port.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { lineFactsOf, MOST_OF_A_LINE, NOTHING_HELD } from '../line-facts.ts';
import { decideAdding } from '../lines/decide-adding.ts';
import { gatherByMaterial, NOT_ADDED_FAULTS, type OrderLineFault, readWishes } from '../lines/read-wishes.ts';
import { activeDeliveryType } from './buyer-carts.ts';
import type { Material } from './find-materials.ts';
import { resolveNumbers } from './resolve-numbers.ts';
import { isJudgedByStock, stockOf } from './stock-of.ts';

interface WantedMaterial {
  sapMaterialNumber: string;
  quantity: Quantity;
}

/** What could be added of a requested material to an empty cart with the delivery type of the active one. */
export interface AddableToday {
  salesUnit: string;
  /** Smallest quantity, and the step of larger ones; 0 for none. */
  minimum: Quantity;
  step: Quantity;
  packageSize: Quantity;
  /** Largest quantity; undefined where stock does not limit it or is unknown. */
  most: Quantity | undefined;
  /** Why nothing can be added; undefined when something can. */
  fault: OrderLineFault | undefined;
}

const judge = (
  material: Material,
  stock: MaterialStock | undefined,
  deliveryType: DeliveryType,
  quantity: Quantity,
): AddableToday => {
  const isClearance = material.isOnClearanceSale && (stock === undefined || stock.clearance > NO_QUANTITY);
  const facts = lineFactsOf(material, stock, {
    deliveryType,
    isOnClearanceSale: isClearance,
    remnantLength: undefined,
    isDirectDelivery: false,
    cableCutAccepted: true,
    heldElsewhere: NOTHING_HELD,
  });
  const packing = bindingPacking(facts) ?? { minimum: NO_QUANTITY, step: NO_QUANTITY };
  const decided = decideAdding(material, stock, [], { quantity, deliveryType });
  const { salesUnit, packageSize } = material;
  const base = { salesUnit, packageSize, ...packing, most: undefined, fault: undefined };
  if (decided.outcome === 'refused') return { ...base, fault: NOT_ADDED_FAULTS[decided.reason] };
  const most = decideAdding(material, stock, [], { quantity: MOST_OF_A_LINE, deliveryType });
  const isBound = most.outcome === 'added' && most.cappedBy !== undefined;
  return { ...base, most: isBound ? most.added : undefined };
};

const UNKNOWN: AddableToday = {
  salesUnit: '',
  minimum: NO_QUANTITY,
  step: NO_QUANTITY,
  packageSize: NO_QUANTITY,
  most: undefined,
  fault: 'unknown-article-number',
};

/**
 * Returns the quantity of each requested item that could be added today, each considered alone, by the same rules as
 * adding, in the order requested. At most four statements and one call of the ERP; while the ERP does not answer, stock
 * is not checked. [own-ord-07]
 */
export const addableToday = (db: Database, erp: Erp) => {
  const materialsOf = resolveNumbers(db);
  const deliveryTypeOf = activeDeliveryType(db);
  const stockIn = stockOf(erp);
  return async (buyer: Buyer, wanted: readonly WantedMaterial[]): Promise<readonly AddableToday[]> => {
    if (wanted.length === 0) return [];
    const reads = readWishes(
      wanted.map(({ sapMaterialNumber, quantity }) => `${sapMaterialNumber};${quantityToDecimal(quantity)}`),
    );
    const [candidates, deliveryType] = await Promise.all([
      materialsOf(
        buyer,
        reads.map(({ identifier }) => identifier),
        'sap',
      ),
      deliveryTypeOf(buyer),
    ]);
    const { pasted, faults } = gatherByMaterial(reads, candidates);
    const judged = pasted.filter(({ material }) => isJudgedByStock(material, deliveryType));
    const stocks = await stockIn(
      buyer,
      judged.map(({ material }) => material.sapMaterialNumber),
    );
    const byLineNumber = new Map<number, AddableToday>([
      ...faults.map(({ lineNumber, fault }): [number, AddableToday] => [lineNumber, { ...UNKNOWN, fault }]),
      ...pasted.flatMap(({ material, lines }) =>
        lines.map(({ lineNumber, quantity }): [number, AddableToday] => [
          lineNumber,
          judge(material, stocks.get(material.sapMaterialNumber), deliveryType, quantity),
        ]),
      ),
    ]);
    return wanted.map((_, place) => byLineNumber.get(place + 1) ?? UNKNOWN);
  };
};

/**
 * Those of some kits that are the company's, hold materials, and of which every material can be ordered: what addKits
 * takes. One query. [cart-26]
 */
export const addableKits =
  (db: Database) =>
  async (buyer: Buyer, kitIds: readonly string[]): Promise<ReadonlySet<string>> => {
    if (kitIds.length === 0) return new Set();
    const { rows } = await sql<{ id: string }>`
      select k.id from kit_drafts k
      join kit_draft_items i on i.kit_draft_id = k.id and i.deleted_at is null
      left join materials m on m.sap_material_number = i.sap_material_number
      where k.id = any(${[...kitIds]}::uuid[]) and k.company_id = ${buyer.company.id} and k.deleted_at is null
      group by k.id
      having bool_and(coalesce(m.status in ('10', '33') and ${buyer.market} = any(m.markets)
        and ${visibleMaterial(buyer)}, false))`.execute(db);
    return new Set(rows.map(({ id }) => id));
  };
