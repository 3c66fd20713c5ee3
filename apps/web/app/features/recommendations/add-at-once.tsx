import { type SearchDocument, trackAddToCart } from '@grossist/contracts';
import { useEffect } from 'react';
import { callOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, CartIcon, CheckIcon, notify } from '../../ui/index.ts';
import { useAmount } from '../../use-amount.ts';
import { useIsReadOnly } from '../../visitor.ts';
import { addedWords, presetQuantityOf, useAddingObstacle, useAddToCart, useProblemText } from '../cart/index.ts';
import { useIsBuyer } from '../prices/index.ts';
import { presentToken, renewToken } from './rcs-token.ts';

/** Reports that a recommended material was added to the cart; errors are ignored. [rec-01] */
const trackAdded = async (sapMaterialNumber: string): Promise<void> => {
  try {
    const { RcsToken } = await callOperation(trackAddToCart, {
      body: { RcsToken: presentToken(), SapMaterialIds: [sapMaterialNumber] },
    });
    renewToken(RcsToken);
  } catch {
    // The material is in the cart anyway.
  }
};

/**
 * Adds the least quantity that the packing allows to the cart in one press, and shows that quantity. Renders nothing for
 * read-only users, and for those without a company and so without a cart.
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
  const { add, isAdding, added, queued, problem } = useAddToCart(() => void trackAdded(material.ItemSAPMaterialNumber));
  const quantity = presetQuantityOf(material);
  const unit = material.SalesUnit;
  const obstacle = useAddingObstacle(material);
  const label = added
    ? text('recommendations.added')
    : text(obstacle ?? 'recommendations.add', { amount: amount(quantity, unit) });

  useEffect(() => {
    if (problem) notify(problemText(problem));
    // Notifies once per problem; `problemText` is a new function at each render.
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
