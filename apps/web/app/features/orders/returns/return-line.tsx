import type { OrderLine } from '@grossist/contracts';
import { NO_QUANTITY, quantityOf } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { Checkbox, INPUT_STYLE, NumberStepper } from '../../../ui/index.ts';
import { useAmount } from '../../cart/index.ts';
import { RETURN_REASONS, type ReturnReason } from '../order-words.ts';
import { type WantedReturn, wholeReturn } from './wanted-return.ts';

interface ReturnLineProps {
  line: OrderLine;
  wanted: WantedReturn | undefined;
  onChange: (wanted: WantedReturn | undefined) => void;
}

/** Whatever was delivered can go back, packed or not. */
const LOOSE = { minimum: NO_QUANTITY, step: NO_QUANTITY };

const isReason = (value: string): value is ReturnReason => Object.hasOwn(RETURN_REASONS, value);

/** One line that may go back: whether, how much, why. */
export const ReturnLine = ({ line, wanted, onChange }: ReturnLineProps) => {
  const text = useText();
  const { unit, wireAmount } = useAmount();
  const { Name: name } = line;
  return (
    <li className="grid gap-2 px-3 py-2.5">
      <Checkbox
        isSelected={wanted !== undefined}
        onChange={(isWanted) => onChange(isWanted ? wholeReturn(line) : undefined)}
        className="items-start"
      >
        <span className="min-w-0">
          {name} <span className="text-sm text-muted">{line.Code}</span>
          <span className="block text-sm text-muted">
            {text('orders.return.most', { amount: wireAmount(line.ReturnableQuantity, line.SalesUnit) })}
          </span>
        </span>
      </Checkbox>
      {wanted && (
        <div className="flex flex-wrap items-start gap-2 pl-7">
          <NumberStepper
            name={name}
            value={wanted.quantity}
            packing={LOOSE}
            unit={unit(line.SalesUnit)}
            onChange={(quantity) => onChange({ ...wanted, quantity: quantity > 0 ? quantity : quantityOf(1) })}
            // Enter hands the quantity over, and there is nothing more to do.
            onEnter={() => undefined}
          />
          <select
            aria-label={text('orders.return.reason.of', { name })}
            value={wanted.reason}
            onChange={({ target: { value } }) => isReason(value) && onChange({ ...wanted, reason: value })}
            className={`${INPUT_STYLE} max-w-56 cursor-pointer`}
          >
            {Object.entries(RETURN_REASONS).map(([reason, word]) => (
              <option key={reason} value={reason}>
                {text(word)}
              </option>
            ))}
          </select>
          <input
            type="text"
            maxLength={200}
            autoComplete="off"
            value={wanted.note}
            onChange={({ target: { value } }) => onChange({ ...wanted, note: value })}
            aria-label={text('orders.return.note.of', { name })}
            placeholder={text('orders.return.note.short')}
            className={`${INPUT_STYLE} max-w-sm`}
          />
        </div>
      )}
    </li>
  );
};
