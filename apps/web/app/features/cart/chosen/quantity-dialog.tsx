import {
  type Quantity,
  quantityFromInput,
  quantityOf,
  quantityOfThousandths,
  quantityToNumber,
} from '@grossist/domain';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { TextField } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import type { ChosenDialogProps } from './chosen-dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { useManyChanges } from './use-many-changes.ts';

/** The largest quantity that a call takes. */
const MOST = 9_999_999_000;

/** A typed factor, such as "2" or "0,5"; undefined when it is none above 0. */
export const factorIn = (typed: string): Quantity | undefined => {
  const factor = quantityFromInput(typed);
  return factor > 0 ? factor : undefined;
};

/** So many times a quantity of the wire, rounded to thousandths; undefined when it is too large, or nothing. */
export const times = (quantity: number, factor: Quantity): number | undefined => {
  const product = (BigInt(quantityOf(quantity)) * BigInt(factor) + 500n) / 1000n;
  return product < 1n || product > BigInt(MOST) ? undefined : quantityToNumber(quantityOfThousandths(Number(product)));
};

/** So many lines are shown with what becomes of them. */
const EXAMPLES = 3;

/** All chosen quantities so many times over: one flat more, half the building. */
export const QuantityDialog = ({ lines, onClose }: ChosenDialogProps) => {
  const text = useText();
  const { wireAmount } = useAmount();
  const [typed, setTyped] = useState('2');
  const many = useManyChanges(onClose);
  const factor = factorIn(typed);
  // What can't be ordered keeps its quantity.
  const changeable = lines.filter((line) => !line.IsInvalid);
  const changed = changeable.map((line) => ({ line, quantity: factor && times(line.Quantity, factor) }));
  const isPossible = changed.length > 0 && changed.every(({ quantity }) => quantity !== undefined);
  const confirm = (): void =>
    many.update(
      changed.flatMap(({ line, quantity }) =>
        quantity === undefined ? [] : [{ CartItemId: line.CartItemId, Quantity: quantity }],
      ),
      changeable.map(({ CartItemId, Quantity }) => ({ CartItemId, Quantity })),
    );
  return (
    <DialogFrame
      title={text('cart.times.title', { count: changeable.length })}
      confirm={text('cart.dialog.confirm')}
      isOff={!isPossible}
      isPending={many.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <TextField
          label={text('cart.times.factor')}
          hint={text('cart.times.hint')}
          error={isPossible || changed.length === 0 ? undefined : text('cart.times.wrong')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isPossible) confirm();
          }}
          // The dialog was opened for this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <ul className="grid gap-1 text-sm text-muted">
          {changed.slice(0, EXAMPLES).map(({ line, quantity }) => (
            <li key={line.CartItemId} className="flex justify-between gap-4">
              <span className="truncate">{line.ItemLocalMaterialName}</span>
              <span className="whitespace-nowrap">
                {wireAmount(line.Quantity, line.ItemSalesUnit)} →{' '}
                {quantity === undefined ? '–' : wireAmount(quantity, line.ItemSalesUnit)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </DialogFrame>
  );
};
