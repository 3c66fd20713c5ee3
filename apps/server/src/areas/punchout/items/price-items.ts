import { isOrderable, type Quantity, quantityOf } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';
import { type HandedItem, handedItem, materialFacts } from './handed-item.ts';

export interface WantedItem {
  sapMaterialNumber: string;
  /** The minimum quantity by default. */
  quantity?: Quantity | undefined;
  isClearance?: boolean;
  /** Length of the wanted cable remnant. */
  remnantLength?: Quantity | undefined;
}

export interface PriceItemsDeps {
  db: Database;
  erp: Pick<Erp, 'prices'>;
  now: () => number;
}

/**
 * Returns materials with current prices in the given order, without those that the buyer may not see, that can't be ordered
 * or that have no price. One query and one request to the ERP.
 * @throws Failure 503 when the ERP does not respond
 */
export const priceItems = ({ db, erp, now }: PriceItemsDeps) => {
  const factsOf = materialFacts(db);
  return async (buyer: Buyer, wanted: readonly WantedItem[], signal?: AbortSignal): Promise<HandedItem[]> => {
    const facts = await factsOf(
      buyer,
      wanted.map(({ sapMaterialNumber }) => sapMaterialNumber),
    );
    const known = wanted.flatMap(({ sapMaterialNumber, quantity, ...traits }, index) => {
      const material = facts.get(sapMaterialNumber);
      if (material === undefined || !isOrderable(material.status)) return [];
      return [{ key: String(index), material, quantity: quantity ?? quantityOf(material.min_quantity), ...traits }];
    });
    if (known.length === 0) return [];
    const asks = known.map(({ key, material, quantity, isClearance = false, remnantLength }) => ({
      key,
      sapMaterialNumber: material.sap_material_number,
      quantity,
      isOnClearanceSale: isClearance,
      isCableCut: false,
      ...(remnantLength === undefined ? {} : { remnantLength }),
    }));
    const priced = await askErp(() => erp.prices(customerOf(buyer), asks, signal));
    const byKey = new Map(priced.map((each) => [each.key, each]));
    return known.flatMap(({ key, material, quantity, isClearance, remnantLength }) => {
      const { price, stock } = byKey.get(key) ?? {};
      const traits = { quantity, isClearance, remnantLength, now: now() };
      return price === undefined || stock === undefined ? [] : [handedItem(buyer, material, { price, stock }, traits)];
    });
  };
};
