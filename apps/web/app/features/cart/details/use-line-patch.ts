import { type CartItem, type OperationInput, patchCartItem } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useOperation } from '../../../api/index.ts';
import { notify } from '../../../ui/index.ts';
import { showLine } from '../cart-cache.ts';
import { refreshCart } from '../cart-version.ts';
import { useSettle } from '../lines/use-settle.ts';
import { useProblemText } from '../use-problem-text.ts';

type LinePatch = Omit<NonNullable<OperationInput<typeof patchCartItem>['body']>, 'Quantity' | 'AppliedProposal'>;

/** Changes what is written on a line: shown at once, taken back where it is refused. [cart-38] */
export const useLinePatch = (line: CartItem): ((patch: LinePatch) => void) => {
  const queries = useQueryClient();
  const problemText = useProblemText();
  const settle = useSettle();
  const { mutate } = useOperation(patchCartItem, {
    onSuccess: ({ CartItem, Version }) => {
      showLine(queries, CartItem);
      settle(Version);
    },
    onError: (problem) => {
      notify(problemText(problem));
      void refreshCart(queries);
    },
  });
  return (patch) => {
    showLine(queries, { ...line, ...patch });
    mutate({ query: { cartItemId: line.CartItemId }, body: patch });
  };
};
