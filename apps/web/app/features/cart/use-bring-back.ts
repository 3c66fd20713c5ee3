import { restoreDraft, setActiveCartId } from '@grossist/contracts';
import { useOperation } from '../../api/index.ts';
import { useCartCommands } from './use-cart-commands.ts';

/** The undo of a cart or draft that was discarded or deleted; what is put aside for it becomes a draft. */
export const useBringBack = () => {
  const { settings } = useCartCommands();
  const restore = useOperation(restoreDraft, settings);
  const activate = useOperation(setActiveCartId, settings);
  return async (cartId: string, wasActive: boolean): Promise<void> => {
    try {
      await restore.mutateAsync({ params: { id: cartId } });
      if (wasActive) await activate.mutateAsync({ body: { CartId: cartId } });
    } catch {
      // Told by onError.
    }
  };
};
