import { useState } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Checkbox, WarningBar } from '../../../ui/index.ts';
import { ConfirmDialog } from '../../../ui/overlays/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { useDirectDelivery } from '../lines/use-direct-delivery.ts';
import { useProblemText } from '../use-problem-text.ts';
import { AccountingFields } from './accounting-fields.tsx';
import { type ChosenDialogProps, QuantityDialog } from './quantity-dialog.tsx';
import { type Accounts, useManyChanges } from './use-many-changes.ts';

/** Returns the value that all lines share, else ''. */
const shared = (values: readonly string[]): string => (new Set(values).size === 1 ? (values[0] ?? '') : '');

/** The accounting strings of all chosen lines. [cart-21] */
const AccountingDialog = ({ lines, onClose }: ChosenDialogProps) => {
  const text = useText();
  const [accounts, setAccounts] = useState<Accounts>({
    one: shared(lines.map((line) => line.AccountingString1)),
    two: shared(lines.map((line) => line.AccountingString2)),
  });
  const many = useManyChanges(onClose);
  return (
    <ConfirmDialog
      title={text('cart.account.title', { count: lines.length })}
      cancel={text('cart.dialog.cancel')}
      confirm={text('cart.dialog.confirm')}
      isPending={many.isPending}
      onConfirm={() => many.setAccounts(lines, accounts)}
      onClose={onClose}
    >
      <AccountingFields accounts={accounts} onChange={setAccounts} />
    </ConfirmDialog>
  );
};

const LONGEST = 1000;

/** Writes the same note on all chosen lines. */
const NoteDialog = ({ lines, onClose }: ChosenDialogProps) => {
  const text = useText();
  const [note, setNote] = useState('');
  const [isAdditional, setAdditional] = useState(false);
  const many = useManyChanges(onClose);
  const field = isAdditional ? 'AdditionalNote' : 'Note';
  const confirm = (): void =>
    many.update(
      lines.map(({ CartItemId }) => ({ CartItemId, [field]: note.trim() })),
      lines.map((line) => ({ CartItemId: line.CartItemId, [field]: line[field] })),
    );
  return (
    <ConfirmDialog
      title={text('cart.noteMany.title', { count: lines.length })}
      cancel={text('cart.dialog.cancel')}
      confirm={text('cart.dialog.confirm')}
      isPending={many.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <TextAreaField
          label={text('cart.details.note')}
          hint={text('cart.noteMany.hint')}
          value={note}
          onChange={setNote}
          maxLength={LONGEST}
          rows={4}
          // The dialog was opened for this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <Checkbox isSelected={isAdditional} onChange={setAdditional}>
          {text('cart.noteMany.additional')}
        </Checkbox>
      </div>
    </ConfirmDialog>
  );
};

const Reason = ({ reason }: { reason: MessageKey | undefined }) => {
  const text = useText();
  return reason === undefined ? null : <span className="text-sm text-muted">{text(reason)}</span>;
};

/** Chooses which lines the supplier delivers directly. Section 9, "Direct-delivery labels". [cart-22] */
const DirectDeliveryDialog = ({ lines, onClose }: ChosenDialogProps) => {
  const text = useText();
  const problemText = useProblemText();
  const { wireAmount } = useAmount();
  const directOf = useDirectDelivery();
  const [wanted, setWanted] = useState<ReadonlySet<string>>(
    () => new Set(lines.filter((line) => directOf(line).reason === undefined).map(({ CartItemId }) => CartItemId)),
  );
  const many = useManyChanges(onClose);
  const changes = lines
    .filter((line) => line.IsDirectDeliveryProduct !== wanted.has(line.CartItemId))
    .map(({ CartItemId, IsDirectDeliveryProduct }) => ({
      CartItemId,
      IsDirectDeliveryProduct: !IsDirectDeliveryProduct,
    }));
  const refusedPlace = /\d+/.exec(many.problem?.errors[0]?.field ?? '')?.[0];
  const refusedId = changes[Number(refusedPlace)]?.CartItemId;
  const refused = lines.find((line) => line.CartItemId === refusedId);
  const set = (id: string, isWanted: boolean): void => {
    const next = new Set(wanted);
    if (isWanted) next.add(id);
    else next.delete(id);
    setWanted(next);
  };
  return (
    <ConfirmDialog
      title={text('cart.direct.title')}
      cancel={text('cart.dialog.cancel')}
      confirm={text('cart.dialog.confirm')}
      isDisabled={changes.length === 0}
      isPending={many.isPending}
      onConfirm={() => many.setDirect(changes)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <section>
          <h3 className="text-sm font-semibold">{text('cart.direct.description')}</h3>
          <p className="text-muted">{text('cart.direct.text')}</p>
        </section>
        {many.problem && (
          <WarningBar tone="danger">
            {refused && `${refused.ItemLocalMaterialName}: `}
            {problemText(many.problem)}
          </WarningBar>
        )}
        <section aria-label={text('cart.direct.items')}>
          <h3 className="pb-1 text-sm font-semibold">{text('cart.direct.items')}</h3>
          <ul className="grid divide-y divide-line border-y border-line">
            {lines.map((line) => (
              <li key={line.CartItemId} className="flex items-center justify-between gap-4 py-1.5">
                <span className="grid">
                  <Checkbox
                    isSelected={wanted.has(line.CartItemId)}
                    isDisabled={directOf(line).isFixed}
                    onChange={(is) => set(line.CartItemId, is)}
                  >
                    {line.ItemLocalMaterialName}
                  </Checkbox>
                  <Reason reason={directOf(line).reason} />
                </span>
                <span className="text-sm whitespace-nowrap text-muted">
                  {wireAmount(line.Quantity, line.ItemSalesUnit)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </ConfirmDialog>
  );
};

export type ChosenDialogKind = 'quantity' | 'accounting' | 'note' | 'direct';

const DIALOGS = {
  quantity: QuantityDialog,
  accounting: AccountingDialog,
  note: NoteDialog,
  direct: DirectDeliveryDialog,
} as const;

/** A dialog on the chosen lines. */
export const ChosenDialog = ({ kind, ...props }: ChosenDialogProps & { kind: ChosenDialogKind }) => {
  const Asked = DIALOGS[kind];
  return <Asked {...props} />;
};
