import type { CartItem } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';

export interface ChosenDialogProps {
  lines: readonly CartItem[];
  onClose: () => void;
}

interface DialogFrameProps {
  title: string;
  children: ReactNode;
  confirm: string;
  isOff?: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Frame of a dialog on lines, with cancel and confirm. Section 9, "Direct-delivery labels". */
export const DialogFrame = ({ title, children, confirm, isOff, isPending, onConfirm, onClose }: DialogFrameProps) => {
  const text = useText();
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('cart.dialog.cancel')}</Button>
          <Button kind="primary" isDisabled={isOff} isPending={isPending} onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
