import { getCartDetails, type OrderDraft } from '@grossist/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useOperationQuery } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { useDeleteDraft } from './use-delete-draft.ts';
import { useSwitchCart } from './use-switch-cart.ts';

const UnsavedCartDialog = lazy(async () => ({
  default: (await import('./unsaved-cart-dialog.tsx')).UnsavedCartDialog,
}));

/** A draft as far as loading and deleting it needs. */
export type DraftToAct = Pick<OrderDraft, 'CartId' | 'Name' | 'IsActive'>;

export interface DraftActions {
  /** Makes a draft the cart; what an unsaved cart holds is asked about first. */
  load: (draft: DraftToAct) => void;
  /** Deletes a draft, with the way back in the notice. */
  remove: (draft: DraftToAct) => void;
  isLoading: boolean;
  /** To be rendered somewhere: what becomes of the present cart. */
  question: ReactNode;
}

/** What can be done with drafts, wherever they are listed. [cart-31, cart-32, cart-39] */
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
