import { deleteCurrentCart, deleteDraft, getDrafts, type OperationOutput, type OrderDraft } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf, useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import { useBringBack, useCartCommands } from '../cart/index.ts';

/** Takes a draft away: gone at once, with the way back in the notice. [cart-39] */
export const useDeleteDraft = () => {
  const text = useText();
  const queries = useQueryClient();
  const bringBack = useBringBack();
  const { settings } = useCartCommands();
  const one = useOperation(deleteDraft, settings);
  const active = useOperation(deleteCurrentCart, settings);

  return async ({ CartId, Name, IsActive }: Pick<OrderDraft, 'CartId' | 'Name' | 'IsActive'>): Promise<void> => {
    queries.setQueryData<OperationOutput<typeof getDrafts>>(queryKeyOf(getDrafts, {}), (known) =>
      known?.filter((draft) => draft.CartId !== CartId),
    );
    try {
      await (IsActive ? active.mutateAsync({}) : one.mutateAsync({ params: { id: CartId } }));
      notify(text('drafts.deleted', { name: Name }), () => void bringBack(CartId, IsActive));
    } catch {
      // Told by onError, and the drafts asked anew show it again.
    }
  };
};
