import { quantityOf } from '@grossist/domain';
import type { StoredPostalAddress } from '../../../db/index.ts';
import { type CartAsk, type Erp, ErpDoesNotAnswer, type PricedCart } from '../../../gateways/erp/port.ts';
import type { Buyer } from '../../identity/index.ts';
import { customerOf } from '../../pricing/index.ts';
import type { CountedLine } from './count-quantity.ts';

/** Where it goes, as far as the document tells: decides the freight. */
export const destinationOf = (buyer: Buyer, address: StoredPostalAddress | null): CartAsk['address'] =>
  address === null ? undefined : { postalCode: address.postalCode, countryCode: address.country || buyer.market };

/**
 * Prices and stock of lines as one order of the customer: what lines share of a stock is given out in their order.
 * Undefined when the ERP does not answer.
 */
export const askPrices =
  (erp: Erp) =>
  async (
    buyer: Buyer,
    address: StoredPostalAddress | null,
    lines: readonly CountedLine[],
  ): Promise<PricedCart | undefined> => {
    const destination = destinationOf(buyer, address);
    try {
      return await erp.cartPrice(customerOf(buyer), {
        deliveryType: 'normal',
        isPickup: false,
        ...(destination && { address: destination }),
        lines: lines.flatMap(({ line, isCableCut }) =>
          line.material === null
            ? []
            : [
                {
                  key: line.id,
                  sapMaterialNumber: line.material,
                  quantity: quantityOf(line.quantity),
                  isOnClearanceSale: false,
                  isCableCut,
                },
              ],
        ),
      });
    } catch (error) {
      if (error instanceof ErpDoesNotAnswer) return undefined;
      throw error;
    }
  };
