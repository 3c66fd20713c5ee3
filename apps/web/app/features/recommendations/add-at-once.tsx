import type { SearchDocument } from '@grossist/contracts';
import { useEffect } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, CartIcon, CheckIcon, notify } from '../../ui/index.ts';
import { useAmount } from '../../use-amount.ts';
import { useIsReadOnly } from '../../visitor.ts';
import { addedWords, presetQuantityOf, useAddingObstacle, useAddToCart, useProblemText } from '../cart/index.ts';
import { useIsBuyer } from '../prices/index.ts';
import { tellAdded } from './tell-added.ts';

/**
 * Adds to the cart in one press, in the least quantity that its packing allows, and shows how much that is. Nothing is shown
 * to somebody who may only look, or who has no company and so no cart.
 */
export const AddAtOnce = ({ material }: { material: SearchDocument }) => {
  const isReadOnly = useIsReadOnly();
  const isBuyer = useIsBuyer();
  return isReadOnly || !isBuyer ? null : <AddButton material={material} />;
};

const AddButton = ({ material }: { material: SearchDocument }) => {
  const text = useText();
  const { amount, wireAmount } = useAmount();
  const problemText = useProblemText();
  const { add, isAdding, added, queued, problem } = useAddToCart(() => void tellAdded(material.ItemSAPMaterialNumber));
  const quantity = presetQuantityOf(material);
  const unit = material.SalesUnit;
  const obstacle = useAddingObstacle(material);
  const label = added
    ? text('recommendations.added')
    : text(obstacle ?? 'recommendations.add', { amount: amount(quantity, unit) });

  useEffect(() => {
    if (problem) notify(problemText(problem));
    // A problem is told once; the words for it are new at each turn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [problem]);

  useEffect(() => {
    if (queued) notify(text(queued === 'queued' ? 'offline.queued' : 'offline.notQueued'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [queued]);

  return (
    <>
      <Button
        kind={added ? 'secondary' : 'primary'}
        size="small"
        isDisabled={obstacle !== undefined}
        isPending={isAdding}
        onPress={() => add(material.Code, quantity, material.ItemLocalMaterialName)}
        className="min-h-9 w-full min-w-0"
      >
        {added ? <CheckIcon size={18} /> : <CartIcon size={18} />}
        <span className="truncate">{label}</span>
        <span className="sr-only"> ({material.ItemLocalMaterialName})</span>
      </Button>
      <span role="status" className="sr-only">
        {added && addedWords(added, text, (wire) => wireAmount(wire, unit))}
      </span>
    </>
  );
};
