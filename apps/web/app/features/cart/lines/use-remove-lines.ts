import {
  type CartItem,
  emptyCart,
  removeFromCart,
  removeItemsFromCart,
  restoreRemovedLines,
} from '@grossist/contracts';
import { linesToRemove } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_CART, hideLines, knownLines } from '../cart-cache.ts';
import { useProblemText } from '../use-problem-text.ts';

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
