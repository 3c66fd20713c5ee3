import type { PriceRequestItem } from '@grossist/contracts';
import { NO_QUANTITY } from '@grossist/domain';
import type { PricedMaterial } from '../../../gateways/erp/port.ts';
import { breaksRule } from '../../../http/failure.ts';
import { quantityOfWire } from '../../../http/wire-quantity.ts';
import { listVisible } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { customerOf } from '../customer.ts';
import { askErp } from '../failures.ts';
import type { PricingDeps } from '../pricing-deps.ts';

/**
 * A buyer's prices and stock for what was asked, in its order; materials that nobody
 * knows or the buyer may not see are left out. [erp-01]
 * @throws Failure 422 for a quantity of 0 or less, 503 when the ERP does not answer
 */
export const priceMaterials =
  ({ erp, db }: PricingDeps) =>
  async (
    buyer: Buyer,
    items: readonly PriceRequestItem[],
    signal: AbortSignal,
  ): Promise<readonly { item: PriceRequestItem; priced: PricedMaterial }[]> => {
    const asks = items.map((item, index) => {
      const quantity = quantityOfWire(item.ShouldUseRequestedQuantity ? item.Quantity : 1);
      if (quantity <= NO_QUANTITY) {
        throw breaksRule('quantity-not-positive', 'A quantity must be above 0', `${index}.Quantity`);
      }
      return {
        key: String(index),
        sapMaterialNumber: item.MaterialNo,
        quantity,
        isOnClearanceSale: item.OnClearanceSale,
        isCableCut: false,
      };
    });
    const visible = await listVisible(db)(buyer, [...new Set(asks.map((ask) => ask.sapMaterialNumber))]);
    const seen = asks.filter((ask) => visible.has(ask.sapMaterialNumber));
    const priced = await askErp(() => erp.prices(customerOf(buyer), seen, signal));
    return priced.flatMap((material) => {
      const item = items[Number(material.key)];
      return item === undefined ? [] : [{ item, priced: material }];
    });
  };
