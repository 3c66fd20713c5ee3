import {
  type CartItem,
  changeQuantity,
  emptyCart,
  getCart,
  getCartDetails,
  getCartPrice,
  type QuantityProposal,
  removeFromCart,
  removeItemsFromCart,
  restoreRemovedLines,
} from '@grossist/contracts';
import { linesToRemove, type Quantity, quantityToNumber } from '@grossist/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_CART, hideLines, knownLines, noteOwnVersion, refreshCart, showLine } from '../cart-cache.ts';
import { inTurn } from '../sheet/in-turn.ts';
import { useStable } from '../sheet/use-stable.ts';
import { useProblemText } from '../use-problem-text.ts';
import { useSetProposal } from './proposals.tsx';

/** Milliseconds without a further change after which prices are asked anew. */
const REST = 300;

/** Answers that hold the cart's lines or version, which the page has patched itself. */
const PATCHED: readonly string[] = [getCart.name, getCartDetails.name];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * After a change that the page shows already: prices and sums follow once no further change has come for a while, and
 * the cart itself is asked for again only when somebody else changed it too. Counts as a change under way meanwhile,
 * so that nobody orders by sums of before.
 */
export const useSettle = (): ((version: number) => void) => {
  const queries = useQueryClient();
  const last = useRef(0);
  const { mutate } = useMutation({
    mutationFn: async (): Promise<void> => {
      last.current += 1;
      const turn = last.current;
      await pause(REST);
      if (turn !== last.current) return;
      const others = queries.invalidateQueries({
        predicate: ({ queryKey: [area, name] }) => area === getCart.area && !PATCHED.includes(String(name)),
      });
      const prices = queries.invalidateQueries({ queryKey: [getCartPrice.area] });
      await Promise.all([others, prices]);
    },
  });

  return (version) => {
    if (noteOwnVersion(queries, version)) mutate();
    else void refreshCart(queries);
  };
};

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

/** Taking lines out: gone at once, with the way back in the notice. [cart-11, cart-12, cart-35] */
export const useRemoveLines = () => {
  const text = useText();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const settings = { invalidates: CHANGES_CART, onError: (problem: ProblemError) => notify(problemText(problem)) };
  const restore = useOperation(restoreRemovedLines, {
    ...settings,
    onSuccess: ({ RestoredCount }) => notify(text('cart.restored', { count: RestoredCount })),
  });
  const one = useOperation(removeFromCart, settings);
  const many = useOperation(removeItemsFromCart, settings);
  const all = useOperation(emptyCart, settings);

  const takeOut = async (lines: readonly CartItem[], said: string, call: () => Promise<unknown>): Promise<void> => {
    // A kit takes its materials along, and goes with the last of them.
    const known = knownLines(queries).map(({ CartItemId: id, ParentItemId }) => ({ id, parentItemId: ParentItemId }));
    const ids = linesToRemove(
      known,
      lines.map((line) => line.CartItemId),
    );
    hideLines(queries, ids);
    try {
      await call();
      notify(said, () => restore.mutate({ body: { CartItemIds: [...ids] } }));
    } catch {
      // What was refused is told by the operation, and the asked-anew cart shows the lines again.
    }
  };

  return {
    remove: (line: CartItem) =>
      takeOut([line], text('cart.removed', { name: line.KitName || line.ItemLocalMaterialName }), () =>
        one.mutateAsync({ body: { CartItemId: line.CartItemId, Code: line.Code } }),
      ),
    removeMany: (lines: readonly CartItem[]) =>
      takeOut(lines, text('cart.removedMany', { count: lines.length }), () =>
        many.mutateAsync({ body: lines.map(({ CartItemId }) => ({ CartItemId })) }),
      ),
    empty: (lines: readonly CartItem[]) =>
      takeOut(lines, text('cart.removedMany', { count: lines.length }), () => all.mutateAsync({})),
  };
};
