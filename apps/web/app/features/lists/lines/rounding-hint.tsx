import type { VariationListLine } from '@grossist/contracts';
import { type Quantity, roundedUp } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { factsOfMaterial, useAmount } from '../../cart/index.ts';

/** Below a quantity: what the packing rules make of it when it is ordered. */
export const RoundingHint = ({ line, quantity }: { line: VariationListLine; quantity: Quantity }) => {
  const text = useText();
  const { amount } = useAmount();
  const rounded = roundedUp(factsOfMaterial(line), quantity);
  if (!line.IsAvailable || !rounded?.changed) return null;
  return (
    <p className="text-sm text-muted">
      {text('cart.add.willRound', { amount: amount(rounded.quantity, line.SalesUnit) })}
    </p>
  );
};
