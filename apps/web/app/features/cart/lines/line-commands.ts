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

/** Milliseconds without another change after which prices are reloaded. */
const DEBOUNCE_MS = 300;

/** Queries of the cart's lines and version, which the page has updated in the cache itself. */
const PATCHED: readonly string[] = [getCart.name, getCartDetails.name];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Returns the function to call after an own change that the cache shows already: reloads prices and sums after a pause,
 * and the cart itself only if somebody else changed it too. Counts as a pending mutation until then, so that the cart
 * can't be ordered by outdated sums.
 */
export const useSettle = (): ((version: number) => void) => {
  const queries = useQueryClient();
  const last = useRef(0);
  const { mutate } = useMutation({
    mutationFn: async (): Promise<void> => {
      last.current += 1;
      const turn = last.current;
      await pause(DEBOUNCE_MS);
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

interface QuantityRequest {
  line: CartItem;
  quantity: Quantity;
  applied: QuantityProposal['Kind'] | undefined;
}

export type ChangeLine = (line: CartItem, quantity: Quantity, applied?: QuantityProposal['Kind']) => void;

/**
 * Returns the function that changes a line's quantity: updates the cache at once, sends one request at a time for each
 * line and rolls back when it is refused; a broken rule becomes a proposal. The function is stable, so that lines are
 * not rendered again. [cart-13]
 */
export const useLineChanges = (): ChangeLine => {
  const queries = useQueryClient();
  const problemText = useProblemText();
  const setProposal = useSetProposal();
  const settle = useSettle();
  const { mutateAsync } = useOperation(changeQuantity, { onError: (problem) => notify(problemText(problem)) });

  const send = useStable(async ({ line, quantity, applied }: QuantityRequest, isLast: () => boolean): Promise<void> => {
    const id = line.CartItemId;
    try {
      const { CartItem, Proposal, Version } = await mutateAsync({
        body: { CartItemId: id, Quantity: quantityToNumber(quantity), AppliedProposal: applied },
      });
      // A newer quantity is shown already.
      if (isLast()) showLine(queries, CartItem);
      setProposal(id, Proposal ?? undefined);
      // A split adds a line, and a kit's materials change with it: both need the server's cart.
      if (applied === 'clearance-split' || line.KitName !== '') await refreshCart(queries);
      else if (!Proposal) settle(Version);
    } catch {
      showLine(queries, line);
      await refreshCart(queries);
    }
  });

  return useMemo(() => {
    const request = inTurn<QuantityRequest>(({ line }) => line.CartItemId, send);
    return (line, quantity, applied) => {
      showLine(queries, { ...line, Quantity: quantityToNumber(quantity) });
      request({ line, quantity, applied });
    };
  }, [queries, send]);
};

/** Removes lines: hidden at once, with an undo in the notice. [cart-11, cart-12, cart-35] */
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

  const takeOut = async (lines: readonly CartItem[], message: string, call: () => Promise<unknown>): Promise<void> => {
    // Removing a kit removes its materials, and removing its last material removes the kit.
    const known = knownLines(queries).map(({ CartItemId: id, ParentItemId }) => ({ id, parentItemId: ParentItemId }));
    const ids = linesToRemove(
      known,
      lines.map((line) => line.CartItemId),
    );
    hideLines(queries, ids);
    try {
      await call();
      notify(message, () => restore.mutate({ body: { CartItemIds: [...ids] } }));
    } catch {
      // onError shows the problem, and the reloaded cart has the lines again.
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
