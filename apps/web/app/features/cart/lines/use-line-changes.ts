import { type CartItem, changeQuantity, type QuantityProposal } from '@grossist/contracts';
import { type Quantity, quantityToNumber } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOperation } from '../../../api/index.ts';
import { notify } from '../../../ui/index.ts';
import { showLine } from '../cart-cache.ts';
import { refreshCart } from '../cart-version.ts';
import { inTurn } from '../sheet/in-turn.ts';
import { useStable } from '../sheet/use-stable.ts';
import { useProblemText } from '../use-problem-text.ts';
import { useSetProposal } from './proposals.tsx';
import { useSettle } from './use-settle.ts';

interface Wish {
  line: CartItem;
  quantity: Quantity;
  applied: QuantityProposal['Kind'] | undefined;
}

export type ChangeLine = (line: CartItem, quantity: Quantity, applied?: QuantityProposal['Kind']) => void;

/**
 * Changing the quantities of lines: shown at once, sent one after the other for each line, taken back where refused;
 * what breaks a rule is put down as a proposal. The function stays the same, so that no line is drawn again. [cart-13]
 */
export const useLineChanges = (): ChangeLine => {
  const queries = useQueryClient();
  const problemText = useProblemText();
  const setProposal = useSetProposal();
  const settle = useSettle();
  const { mutateAsync } = useOperation(changeQuantity, { onError: (problem) => notify(problemText(problem)) });

  const send = useStable(async ({ line, quantity, applied }: Wish, isLast: () => boolean): Promise<void> => {
    const id = line.CartItemId;
    try {
      const { CartItem, Proposal, Version } = await mutateAsync({
        body: { CartItemId: id, Quantity: quantityToNumber(quantity), AppliedProposal: applied },
      });
      // What was wished meanwhile is shown already.
      if (isLast()) showLine(queries, CartItem);
      setProposal(id, Proposal ?? undefined);
      // A split makes a second line, and a kit's materials follow it: only the shop knows those.
      if (applied === 'clearance-split' || line.KitName !== '') await refreshCart(queries);
      else if (!Proposal) settle(Version);
    } catch {
      showLine(queries, line);
      await refreshCart(queries);
    }
  });

  return useMemo(() => {
    const wish = inTurn<Wish>(({ line }) => line.CartItemId, send);
    return (line, quantity, applied) => {
      showLine(queries, { ...line, Quantity: quantityToNumber(quantity) });
      wish({ line, quantity, applied });
    };
  }, [queries, send]);
};
