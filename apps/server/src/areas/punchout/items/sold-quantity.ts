import { type Quantity, roundedUp } from '@grossist/domain';
import { lineFactsOf, type Material, NOTHING_HELD } from '../../cart/index.ts';
import type { RestoredLine } from './restored-lines.ts';

type Traits = Pick<RestoredLine, 'isClearance' | 'remnantLength'>;

const ORDINARY: Traits = { isClearance: false, remnantLength: undefined };

/** What is sold for a quantity that is wanted: itself, or the next one as it is packed; undefined when there is none. */
export const soldQuantity = (
  material: Material,
  wanted: Quantity,
  { isClearance, remnantLength }: Traits = ORDINARY,
): Quantity | undefined =>
  roundedUp(
    lineFactsOf(material, undefined, {
      deliveryType: 'normal',
      isOnClearanceSale: isClearance,
      remnantLength,
      isDirectDelivery: false,
      cableCutAccepted: true,
      heldElsewhere: NOTHING_HELD,
    }),
    wanted,
  )?.quantity;
