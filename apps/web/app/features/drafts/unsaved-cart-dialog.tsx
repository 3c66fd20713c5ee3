import { isValidCartName } from '@grossist/domain';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { Dialog } from '../../ui/overlays/index.ts';
import { NameField, useDefaultName } from '../cart/index.ts';

export interface UnsavedCartDialogProps {
  isOpen: boolean;
  cart: { Name: string; ItemCount: number };
  /** Text on what replaces the cart. */
  children: ReactNode;
  isPending: boolean;
  onSave: (name: string) => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks whether to save the cart as a draft, discard it, or stay. Section 4, "Unsaved cart". */
export const UnsavedCartDialog = (props: UnsavedCartDialogProps) => {
  const { isOpen, cart, children, isPending, onSave, onDiscard, onStay } = props;
  const text = useText();
  const defaultName = useDefaultName();
  const [name, setName] = useState(() => cart.Name || defaultName());
  const [isTried, setTried] = useState(false);
  const save = (): void => {
    setTried(true);
    if (isValidCartName(name)) onSave(name.trim());
  };
  return (
    <Dialog
      role="alertdialog"
      title={text('drafts.unsaved.title')}
      isOpen={isOpen}
      onClose={onStay}
      actions={
        <>
          <Button onPress={onStay} isDisabled={isPending}>
            {text('drafts.unsaved.stay')}
          </Button>
          <Button kind="danger" onPress={onDiscard} isDisabled={isPending}>
            {text('drafts.unsaved.discard')}
          </Button>
          <Button kind="primary" onPress={save} isPending={isPending}>
            {text('drafts.unsaved.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{text('drafts.unsaved.text', { count: cart.ItemCount })}</p>
        {children}
        <NameField name={name} onChange={setName} isTried={isTried} onEnter={save} />
      </div>
    </Dialog>
  );
};
