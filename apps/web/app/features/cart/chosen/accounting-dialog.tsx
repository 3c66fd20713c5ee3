import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { AccountingFields } from './accounting-fields.tsx';
import type { ChosenDialogProps } from './chosen-dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { type Accounts, useManyChanges } from './use-many-changes.ts';

/** What all chosen lines have in common. */
const shared = (values: readonly string[]): string => (new Set(values).size === 1 ? (values[0] ?? '') : '');

/** The accounting strings of all chosen lines. [cart-21] */
export const AccountingDialog = ({ lines, onClose }: ChosenDialogProps) => {
  const text = useText();
  const [accounts, setAccounts] = useState<Accounts>({
    one: shared(lines.map((line) => line.AccountingString1)),
    two: shared(lines.map((line) => line.AccountingString2)),
  });
  const many = useManyChanges(onClose);
  return (
    <DialogFrame
      title={text('cart.account.title', { count: lines.length })}
      confirm={text('cart.dialog.confirm')}
      isPending={many.isPending}
      onConfirm={() => many.setAccounts(lines, accounts)}
      onClose={onClose}
    >
      <AccountingFields accounts={accounts} onChange={setAccounts} />
    </DialogFrame>
  );
};
