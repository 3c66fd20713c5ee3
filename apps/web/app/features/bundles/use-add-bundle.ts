import { addMultipleOrderLinesToCart } from '@grossist/contracts';
import { quantityOf, writeOrderLine } from '@grossist/domain';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import { CHANGES_CART, useProblemText } from '../cart/index.ts';

interface AddedBundle {
  bundle: { name: string };
  members: readonly { materialNo: string; quantity: number }[];
}

/**
 * Adds all materials of a bundle to the cart, each as a line of its own, in one change. `report` is what the shop
 * answered last: what was added, in other quantities or not at all. [cart-23]
 */
export const useAddBundle = ({ bundle, members }: AddedBundle) => {
  const text = useText();
  const problemText = useProblemText();
  const { mutate, isPending, data, reset } = useOperation(addMultipleOrderLinesToCart, {
    invalidates: CHANGES_CART,
    onSuccess: ({ ChangedQuantities, Errors }) => {
      const count = ChangedQuantities.length + Errors.length;
      notify(count === 0 ? text('bundles.added', { name: bundle.name }) : text('bundles.partly', { count }));
    },
    onError: (problem) => notify(problemText(problem)),
  });
  return {
    isAdding: isPending,
    report: data,
    forgetReport: reset,
    add: (): void =>
      mutate({
        body: {
          query: members.map(({ materialNo, quantity }) =>
            writeOrderLine({ identifier: materialNo, quantity: quantityOf(quantity) }),
          ),
          hwsElOrBoth: 'both',
        },
      }),
  };
};
