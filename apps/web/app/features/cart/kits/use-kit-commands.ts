import { addKitsToCart, type Cart, createSmartKit, removeItemsFromCart, updateProjectName } from '@grossist/contracts';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_KITS, MOST_KIT_ITEMS, MOST_KITS } from '../../kit-picker/index.ts';
import { CHANGES_CART } from '../cart-cache.ts';
import { useProblemText } from '../use-problem-text.ts';
import type { CartKits } from './cart-kits.ts';

/** Returns the function that translates a problem of a kit change. */
export const useCartKitProblem = (): ((problem: ProblemError) => string) => {
  const text = useText();
  const problemText = useProblemText();
  return (problem) => {
    switch (problem.code) {
      case 'too-many-kits':
        return text('kitCart.problem.tooManyKits', { most: MOST_KITS });
      case 'too-many-items':
        return text('kitCart.problem.tooManyItems', { most: MOST_KIT_ITEMS });
      case 'smart-kit-ordered':
        return text('kitCart.problem.ordered');
      case 'kit-empty':
        return text('kitCart.problem.empty');
      case 'not-orderable':
        return text('kitCart.problem.notOrderable');
      default:
        return problemText(problem);
    }
  };
};

/** Areas that a change of kits in the cart makes stale. */
export const CHANGES_CART_KITS = [...CHANGES_CART, ...CHANGES_KITS] as const;

type Kit = CartKits['kits'][number];

/** Commands of the project's bar. A failure is shown as a notice. */
export const useKitCommands = (cart: Cart) => {
  const text = useText();
  const problemText = useCartKitProblem();
  const settings = {
    invalidates: CHANGES_CART_KITS,
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const create = useOperation(createSmartKit, settings);
  const rename = useOperation(updateProjectName, settings);
  const remove = useOperation(removeItemsFromCart, settings);
  const add = useOperation(addKitsToCart, settings);

  const addKits = (kits: readonly Kit[]): Promise<unknown> =>
    kits.length === 0 ? Promise.resolve() : add.mutateAsync({ body: { KitIds: kits.map(({ id }) => id) } });

  return {
    isPending: create.isPending || rename.isPending || remove.isPending || add.isPending,
    /** Begins the project of the cart, or names the one that it has. [kit-29] [kit-01] */
    name: (project: CartKits['project'], name: string): void => {
      if (project === null) create.mutate({ body: { cartId: cart.CartId, projectName: name } });
      else rename.mutate({ params: { id: project.id }, body: { name } });
    },
    addMissing: (kits: readonly Kit[]): void => {
      // onError shows the problem.
      addKits(kits).catch(() => undefined);
    },
    /** Takes out deleted kits and brings the others up to date. [cart-12] [cart-26] */
    update: async (kits: readonly Kit[]): Promise<void> => {
      const gone = kits.filter(({ isDeleted }) => isDeleted).flatMap(({ cartItemIds }) => cartItemIds);
      try {
        if (gone.length > 0) await remove.mutateAsync({ body: gone.map((CartItemId) => ({ CartItemId })) });
        await addKits(kits.filter(({ isDeleted }) => !isDeleted));
        notify(text('kitCart.updated'));
      } catch {
        // onError shows the problem; the bar shows the remaining changes.
      }
    },
  };
};
