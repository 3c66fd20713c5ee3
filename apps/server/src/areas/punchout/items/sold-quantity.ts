import { type Quantity, roundedUp } from '@grossist/domain';
import { lineFactsOf, type Material, NOTHING_HELD } from '../../cart/index.ts';

/** What is sold for a quantity that is wanted: itself, or the next one as it is packed; undefined when there is none. */
export const soldQuantity = (material: Material, wanted: Quantity): Quantity | undefined =>
  roundedUp(
    lineFactsOf(material, undefined, {
      deliveryType: 'normal',
      isOnClearanceSale: false,
      remnantLength: undefined,
      isDirectDelivery: false,
      cableCutAccepted: true,
      heldElsewhere: NOTHING_HELD,
    }),
    wanted,
  )?.quantity;
