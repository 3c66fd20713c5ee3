import { type CartItem, changeQuantity, type QuantityProposal } from '@grossist/contracts';
import { type Quantity, quantityOf, quantityToNumber } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { notify } from '../../ui/index.ts';
import { CHANGES_CART, showLine } from './cart-cache.ts';
import { useProposals } from './proposals.tsx';
import { useProblemText } from './use-problem-text.ts';
import { useRemoveLines } from './use-remove-lines.ts';

/** Milliseconds without a further step after which a quantity is sent. */
const REST = 500;

/** A line's quantity: steps are gathered and sent together, Enter sends at once; what breaks a rule waits. [cart-13] */
export const useLineQuantity = (line: CartItem) => {
  const queries = useQueryClient();
  const problemText = useProblemText();
  const proposals = useProposals();
  const { remove } = useRemoveLines();
  const proposal = proposals.pending.get(line.CartItemId);
  const [draft, setDraft] = useState<Quantity>();
  const waiting = useRef<{ quantity: Quantity; timer: ReturnType<typeof setTimeout> }>(undefined);

  const change = useOperation(changeQuantity, {
    invalidates: CHANGES_CART,
    onSuccess: ({ CartItem, Proposal }) => {
      showLine(queries, CartItem);
      proposals.set(line.CartItemId, Proposal ?? undefined);
      if (!waiting.current) setDraft(undefined);
    },
    onError: (problem) => {
      setDraft(undefined);
      notify(problemText(problem));
    },
  });
  const { mutate } = change;

  const send = (quantity: Quantity, applied?: QuantityProposal['Kind']): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    if (quantity === quantityOf(line.Quantity) && !applied) {
      setDraft(undefined);
      proposals.set(line.CartItemId, undefined);
      return;
    }
    mutate({
      body: { CartItemId: line.CartItemId, Quantity: quantityToNumber(quantity), AppliedProposal: applied },
    });
  };

  // A line that leaves the screen sends what it still holds.
  const id = line.CartItemId;
  useEffect(
    () => () => {
      const held = waiting.current;
      if (!held) return;
      clearTimeout(held.timer);
      waiting.current = undefined;
      mutate({ body: { CartItemId: id, Quantity: quantityToNumber(held.quantity) } });
    },
    [mutate, id, waiting],
  );

  const apply = (): void => {
    if (!proposal) return;
    // A split divides the whole quantity; every other proposal is the quantity itself.
    const quantity = proposal.Kind === 'clearance-split' ? proposal.RequestedQuantity : proposal.ProposedQuantity;
    if (quantity > 0) return send(quantityOf(quantity), proposal.Kind);
    proposals.set(line.CartItemId, undefined);
    void remove(line);
  };

  return {
    value: draft ?? (proposal ? quantityOf(proposal.RequestedQuantity) : quantityOf(line.Quantity)),
    proposal,
    isChanging: change.isPending,
    step: (quantity: Quantity): void => {
      setDraft(quantity);
      clearTimeout(waiting.current?.timer);
      waiting.current = { quantity, timer: setTimeout(() => send(quantity), REST) };
    },
    /** Sends at once; Enter on a quantity whose proposal is shown applies the proposal. */
    enter: (quantity: Quantity): void => {
      if (proposal && quantity === quantityOf(proposal.RequestedQuantity)) return apply();
      setDraft(quantity);
      send(quantity);
    },
    apply,
    discard: (): void => {
      setDraft(undefined);
      proposals.set(line.CartItemId, undefined);
    },
  };
};
