import { type CartDetails, saveCartDetails, setReadyFlags } from '@grossist/contracts';
import { isValidCartName } from '@grossist/domain';
import { useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import { ConfirmDialog } from '../../ui/overlays/index.ts';
import { NameField, useCartCommands, useDefaultName } from '../cart/index.ts';

export interface SaveDraftDialogProps {
  cart: CartDetails;
  isOpen: boolean;
  onClose: () => void;
}

/** Gives the cart a name and makes it a draft; it stays the active cart. [cart-14, cart-27] */
export const SaveDraftDialog = ({ cart, isOpen, onClose }: SaveDraftDialogProps) => {
  const text = useText();
  const defaultName = useDefaultName();
  const { settings } = useCartCommands();
  const [name, setName] = useState(() => cart.Name || defaultName());
  const [isTried, setTried] = useState(false);
  const rename = useOperation(saveCartDetails, settings);
  const saveDraft = useOperation(setReadyFlags, settings);

  const save = async (): Promise<void> => {
    setTried(true);
    if (!isValidCartName(name)) return;
    try {
      const { IsNameInvalid } = await rename.mutateAsync({ body: { Name: name.trim() } });
      if (IsNameInvalid) return;
      await saveDraft.mutateAsync({ body: { CartIds: [cart.CartId], ReadyState: cart.IsReady, ForceSave: true } });
      notify(text('drafts.saved', { name: name.trim() }));
      onClose();
    } catch {
      // onError shows the problem.
    }
  };
  const isPending = rename.isPending || saveDraft.isPending;
  return (
    <ConfirmDialog
      title={text('drafts.save')}
      isOpen={isOpen}
      cancel={text('drafts.cancel')}
      confirm={text('drafts.save.do')}
      isPending={isPending}
      isCancelDisabled={isPending}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>{text('drafts.save.text')}</p>
        <NameField
          isFocused
          name={name}
          onChange={setName}
          isTried={isTried}
          isInvalid={rename.data?.IsNameInvalid}
          onEnter={() => void save()}
        />
      </div>
    </ConfirmDialog>
  );
};
