import type { CartItem } from '@grossist/contracts';
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
import { ConfirmDialog } from '../../../ui/overlays/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { useManyChanges } from './use-many-changes.ts';

export interface ChosenDialogProps {
  lines: readonly CartItem[];
  onClose: () => void;
}

/** The largest quantity that a call takes. */
const MOST = 9_999_999_000;

/** Parses a factor, such as "2" or "0,5"; undefined if it is not above 0. */
export const factorIn = (typed: string): Quantity | undefined => {
  const factor = quantityFromInput(typed);
  return factor > 0 ? factor : undefined;
};

/** Multiplies a quantity of the wire, rounded to thousandths; undefined if the result is 0 or too large. */
export const times = (quantity: number, factor: Quantity): number | undefined => {
  const product = (BigInt(quantityOf(quantity)) * BigInt(factor) + 500n) / 1000n;
  return product < 1n || product > BigInt(MOST) ? undefined : quantityToNumber(quantityOfThousandths(Number(product)));
};

/** Lines that are shown as examples. */
const EXAMPLES = 3;

/** Multiplies all chosen quantities: one more flat, half the building. */
export const QuantityDialog = ({ lines, onClose }: ChosenDialogProps) => {
  const text = useText();
  const { wireAmount } = useAmount();
  const [typed, setTyped] = useState('2');
  const many = useManyChanges(onClose);
  const factor = factorIn(typed);
  // Lines that can't be ordered don't change.
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
    <ConfirmDialog
      title={text('cart.times.title', { count: changeable.length })}
      cancel={text('cart.dialog.cancel')}
      confirm={text('cart.dialog.confirm')}
      isDisabled={!isPossible}
      isPending={many.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
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
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm text-muted">
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
    </ConfirmDialog>
  );
};
