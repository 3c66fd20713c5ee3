import type { RoundedLine } from '@grossist/domain';
import { useText } from '../../i18n/index.ts';
import type { OrderableMaterial } from './orderable.ts';
import type { AddingToCart } from './use-add-to-cart.ts';
import { useAmount } from './use-amount.ts';
import { useProblemText } from './use-problem-text.ts';

interface AddedNoteProps {
  material: OrderableMaterial;
  /** What the packing makes of the quantity in the field. */
  rounded: RoundedLine | undefined;
  adding: AddingToCart;
}

/** Below the button, in a place that is always there: what will be added, what was, or why not. */
export const AddedNote = ({ material, rounded, adding }: AddedNoteProps) => {
  const text = useText();
  const problemText = useProblemText();
  const { amount, wireAmount } = useAmount();
  const { added, problem } = adding;
  const unit = material.SalesUnit;

  const said = added
    ? text(added.IsCapped ? 'cart.added.capped' : added.IsRounded ? 'cart.added.rounded' : 'cart.added', {
        added: wireAmount(added.AddedQuantity, unit),
        total: wireAmount(added.LineQuantity, unit),
      })
    : problem && problemText(problem);
  const ahead = [
    rounded?.changed && text('cart.add.willRound', { amount: amount(rounded.quantity, unit) }),
    rounded?.cableCut && text('cart.add.willCut', { package: wireAmount(material.PackageSize, unit) }),
  ].filter((part) => typeof part === 'string');

  return (
    <>
      <p className={`min-h-5 text-sm ${problem && !added ? 'text-danger' : 'text-muted'}`}>
        {said ?? ahead.join(' · ')}
      </p>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
};
