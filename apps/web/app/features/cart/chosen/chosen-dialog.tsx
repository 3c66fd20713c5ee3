import type { CartItem } from '@grossist/contracts';
import { AccountingDialog } from './accounting-dialog.tsx';
import { DirectDeliveryDialog } from './direct-delivery-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { QuantityDialog } from './quantity-dialog.tsx';

export type ChosenDialogKind = 'quantity' | 'accounting' | 'note' | 'direct';

export interface ChosenDialogProps {
  lines: readonly CartItem[];
  onClose: () => void;
}

const DIALOGS = {
  quantity: QuantityDialog,
  accounting: AccountingDialog,
  note: NoteDialog,
  direct: DirectDeliveryDialog,
} as const;

/** One of the questions about chosen lines. */
export const ChosenDialog = ({ kind, ...props }: ChosenDialogProps & { kind: ChosenDialogKind }) => {
  const Asked = DIALOGS[kind];
  return <Asked {...props} />;
};
