import { addMultipleOrderLinesToCart } from '@grossist/contracts';
import { quantityOf, writeOrderLine } from '@grossist/domain';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import { CHANGES_CART, useProblemText } from '../cart/index.ts';
import type { ShownBundle } from './use-bundles.ts';

/** All materials of a bundle into the cart, each a line of its own, in one change; what became otherwise is told. [cart-23] */
export const useAddBundle = ({ bundle, members }: ShownBundle) => {
  const text = useText();
  const problemText = useProblemText();
  const { mutate, isPending } = useOperation(addMultipleOrderLinesToCart, {
    invalidates: CHANGES_CART,
    onSuccess: ({ ChangedQuantities, Errors }) => {
      const count = ChangedQuantities.length + Errors.length;
      notify(count === 0 ? text('bundles.added', { name: bundle.name }) : text('bundles.partly', { count }));
    },
    onError: (problem) => notify(problemText(problem)),
  });
  return {
    isAdding: isPending,
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
