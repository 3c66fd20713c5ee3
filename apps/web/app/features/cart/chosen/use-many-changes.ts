import {
  type CartItem,
  changeAccountingStringsForProducts,
  changeDirectDeliveryForProducts,
  type OperationInput,
  updateManyItems,
} from '@grossist/contracts';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_CART } from '../cart-cache.ts';
import { useSetProposal } from '../lines/proposals.tsx';
import { useProblemText } from '../use-problem-text.ts';

export type ManyChanges = NonNullable<OperationInput<typeof updateManyItems>['body']>['UpdateCartItemRequest'];

export interface Accounts {
  one: string;
  two: string;
}

/** Changes of many lines at once, each with the way back in its notice. All or none. [cart-21, cart-22, cart-25] */
export const useManyChanges = (onDone: () => void) => {
  const text = useText();
  const problemText = useProblemText();
  const setProposal = useSetProposal();
  const settings = { invalidates: CHANGES_CART, onError: (problem: ProblemError) => notify(problemText(problem)) };
  const update = useOperation(updateManyItems, {
    ...settings,
    onSuccess: ({ Proposals }) => {
      for (const { CartItemId, Proposal } of Proposals) setProposal(CartItemId, Proposal);
    },
  });
  const account = useOperation(changeAccountingStringsForProducts, settings);
  const direct = useOperation(changeDirectDeliveryForProducts, settings);

  const said = (count: number): string => text('cart.chosen.changed', { count });
  const accountsOf = (lines: readonly CartItem[], to?: Accounts) =>
    lines.map(({ CartItemId, AccountingString1, AccountingString2 }) => ({
      CartItemId,
      AccountingString1: to?.one ?? AccountingString1,
      AccountingString2: to?.two ?? AccountingString2,
    }));

  return {
    isPending: update.isPending || account.isPending || direct.isPending,
    problem: update.error ?? account.error ?? direct.error,
    /** `back` undoes it. */
    update: (changes: ManyChanges, back: ManyChanges): void =>
      update.mutate(
        { body: { UpdateCartItemRequest: changes } },
        {
          onSuccess: () => {
            notify(said(changes.length), () => update.mutate({ body: { UpdateCartItemRequest: back } }));
            onDone();
          },
        },
      ),
    setAccounts: (lines: readonly CartItem[], to: Accounts): void =>
      account.mutate(
        { body: accountsOf(lines, to) },
        {
          onSuccess: () => {
            notify(said(lines.length), () => account.mutate({ body: accountsOf(lines) }));
            onDone();
          },
        },
      ),
    setDirect: (changes: readonly { CartItemId: string; IsDirectDeliveryProduct: boolean }[]): void =>
      direct.mutate(
        { body: [...changes] },
        {
          onSuccess: () => {
            const back = changes.map((change) => ({
              ...change,
              IsDirectDeliveryProduct: !change.IsDirectDeliveryProduct,
            }));
            notify(said(changes.length), () => direct.mutate({ body: back }));
            onDone();
          },
        },
      ),
  };
};
