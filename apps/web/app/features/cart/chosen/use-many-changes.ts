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

/** Changes many lines at once, all or none, with an undo in the notice. [cart-21, cart-22, cart-25] */
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

  const changedText = (count: number): string => text('cart.chosen.changed', { count });
  const accountsOf = (lines: readonly CartItem[], to?: Accounts) =>
    lines.map(({ CartItemId, AccountingString1, AccountingString2 }) => ({
      CartItemId,
      AccountingString1: to?.one ?? AccountingString1,
      AccountingString2: to?.two ?? AccountingString2,
    }));

  return {
    isPending: update.isPending || account.isPending || direct.isPending,
    problem: update.error ?? account.error ?? direct.error,
    /** `back`: the changes that undo it. */
    update: (changes: ManyChanges, back: ManyChanges): void =>
      update.mutate(
        { body: { UpdateCartItemRequest: changes } },
        {
          onSuccess: () => {
            notify(changedText(changes.length), () => update.mutate({ body: { UpdateCartItemRequest: back } }));
            onDone();
          },
        },
      ),
    setAccounts: (lines: readonly CartItem[], to: Accounts): void =>
      account.mutate(
        { body: accountsOf(lines, to) },
        {
          onSuccess: () => {
            notify(changedText(lines.length), () => account.mutate({ body: accountsOf(lines) }));
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
            notify(changedText(changes.length), () => direct.mutate({ body: back }));
            onDone();
          },
        },
      ),
  };
};
