import {
  deleteCurrentCart,
  deleteDraft,
  getCartDetails,
  getDrafts,
  type OperationOutput,
  type OrderDraft,
} from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { queryKeyOf, useOperation, useOperationQuery } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import { useCartCommands, useRestoreCart } from '../cart/index.ts';
import { useSwitchCart } from './use-switch-cart.ts';

/** Returns the function that deletes a draft at once, with an undo in the notice. [cart-39] */
export const useDeleteDraft = () => {
  const text = useText();
  const queries = useQueryClient();
  const restoreCart = useRestoreCart();
  const { settings } = useCartCommands();
  const one = useOperation(deleteDraft, settings);
  const active = useOperation(deleteCurrentCart, settings);

  return async ({ CartId, Name, IsActive }: Pick<OrderDraft, 'CartId' | 'Name' | 'IsActive'>): Promise<void> => {
    queries.setQueryData<OperationOutput<typeof getDrafts>>(queryKeyOf(getDrafts, {}), (known) =>
      known?.filter((draft) => draft.CartId !== CartId),
    );
    try {
      await (IsActive ? active.mutateAsync({}) : one.mutateAsync({ params: { id: CartId } }));
      notify(text('drafts.deleted', { name: Name }), () => void restoreCart(CartId, IsActive));
    } catch {
      // onError shows the problem, and the reloaded list has the draft again.
    }
  };
};

const UnsavedCartDialog = lazy(async () => ({
  default: (await import('./unsaved-cart-dialog.tsx')).UnsavedCartDialog,
}));

/** The fields of a draft that loading and deleting it need. */
type DraftToAct = Pick<OrderDraft, 'CartId' | 'Name' | 'IsActive'>;

export interface DraftActions {
  /** Makes a draft the active cart; asks first what becomes of an unsaved cart. */
  load: (draft: DraftToAct) => void;
  /** Deletes a draft, with an undo in the notice. */
  remove: (draft: DraftToAct) => void;
  isLoading: boolean;
  /** The dialog on what becomes of the current cart, to be rendered by the caller. */
  question: ReactNode;
}

/** Actions on drafts, for every list that shows them. [cart-31, cart-32, cart-39] */
export const useDraftActions = (onLoaded: () => void): DraftActions => {
  const text = useText();
  const present = useOperationQuery(getCartDetails, {}).data;
  const change = useSwitchCart(present, onLoaded);
  const remove = useDeleteDraft();
  return {
    load: change.go,
    remove: (draft) => void remove(draft),
    isLoading: change.isSwitching || !present,
    question: change.asked && change.asked !== 'new' && present && (
      <Suspense fallback={null}>
        <UnsavedCartDialog
          isOpen
          cart={present}
          isPending={change.isSwitching}
          onSave={change.save}
          onDiscard={change.discard}
          onStay={change.stay}
        >
          <p>{text('drafts.unsaved.load', { name: change.asked.Name })}</p>
        </UnsavedCartDialog>
      </Suspense>
    ),
  };
};
