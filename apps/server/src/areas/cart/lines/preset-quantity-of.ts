import { presetQuantity, type Quantity } from '@grossist/domain';
import { lineFactsOf, NOTHING_HELD } from '../line-facts.ts';
import type { Material } from '../queries/material-row.ts';

/** Returns the quantity that a material is offered with where none is given, as its page offers it. */
export const presetQuantityOf = (material: Material): Quantity =>
  presetQuantity(
    lineFactsOf(material, undefined, {
      deliveryType: 'normal',
      isOnClearanceSale: false,
      remnantLength: undefined,
      isDirectDelivery: false,
      cableCutAccepted: true,
      heldElsewhere: NOTHING_HELD,
    }),
  );
