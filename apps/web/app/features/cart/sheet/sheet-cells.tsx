import { type Quantity, quantityToNumber } from '@grossist/domain';
import { type KeyboardEvent, useId } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { packingHint, type Steps, stepOf } from '../../../ui/fields/stepping.ts';
import { IconButton, MinusIcon, PlusIcon } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';

interface TickBoxProps {
  label: string;
  isTicked: boolean;
  isIndeterminate?: boolean;
  /** `withShift`: Shift was held, which extends the range. */
  onTick: (withShift: boolean) => void;
  /** -1 in a grid, which is a single tab stop. */
  tabIndex?: number;
}

/** A native checkbox, which renders faster than the design system's in long tables. */
export const TickBox = ({ label, isTicked, isIndeterminate = false, onTick, tabIndex }: TickBoxProps) => (
  <label className="grid size-6 cursor-pointer place-items-center">
    <input
      type="checkbox"
      data-cell="tick"
      aria-label={label}
      tabIndex={tabIndex}
      checked={isTicked}
      ref={(box) => {
        if (box) box.indeterminate = isIndeterminate;
      }}
      // Handled by the click, which has the Shift key.
      onChange={() => undefined}
      onClick={(event) => onTick(event.shiftKey)}
      className="size-4.5 cursor-pointer accent-(--color-accent)"
    />
  </label>
);

/** A quantity while it is edited in a cell of a table. */
export interface EditedQuantity {
  value: Quantity;
  /** Text of the cell while it is edited. */
  typed: string | undefined;
  /** The quantity cannot be changed. */
  isFixed: boolean;
  type: (text: string) => void;
  more: () => void;
  less: () => void;
  leave: () => void;
  press: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface QuantityFieldProps {
  /** Name of the material. */
  name: string;
  /** Sales unit of the wire: "MTR". */
  salesUnit: string;
  packing: Steps;
  packageSize: Quantity;
  quantity: EditedQuantity;
  /** Narrow, for a compact row. */
  isSlim?: boolean;
}

/** A quantity as a cell of a sheet, with buttons that step by the packing rules. */
export const QuantityField = (props: QuantityFieldProps) => {
  const { name, salesUnit, packing, packageSize, quantity, isSlim = false } = props;
  const button = isSlim ? 'h-8.5! w-8! pointer-coarse:h-10!' : 'compact:max-tablet:size-9!';
  const text = useText();
  const format = useFormat();
  const { unit } = useAmount();
  const hintId = useId();
  const hint = packingHint(packing, packageSize, text, format.quantity);
  const step = format.quantity(stepOf(packing));
  const unitName = unit(salesUnit);

  return (
    <div
      className={`inline-flex items-stretch rounded-md border border-edge bg-surface focus-within:border-ink ${isSlim ? 'max-w-full' : ''}`}
    >
      <IconButton
        label={text('ui.quantity.less', { step })}
        icon={<MinusIcon size={18} />}
        tabIndex={-1}
        isDisabled={quantity.isFixed}
        onPress={quantity.less}
        className={button}
      />
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        role="spinbutton"
        data-cell="quantity"
        aria-label={text('ui.quantity.of', { name })}
        aria-valuenow={quantityToNumber(quantity.value)}
        aria-valuemin={quantityToNumber(packing.minimum)}
        aria-valuetext={`${format.quantity(quantity.value)} ${unitName}`}
        aria-describedby={hint === '' ? undefined : hintId}
        readOnly={quantity.isFixed}
        value={quantity.typed ?? format.quantity(quantity.value)}
        onChange={(event) => quantity.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={quantity.leave}
        onKeyDown={quantity.press}
        className={`${isSlim ? 'w-11 min-w-8' : 'w-14'} bg-transparent px-0.5 text-center font-semibold`}
      />
      <span aria-hidden="true" className={`self-center text-sm text-muted ${isSlim ? 'min-w-0 truncate' : ''}`}>
        {unitName}
      </span>
      <IconButton
        label={text('ui.quantity.more', { step })}
        icon={<PlusIcon size={18} />}
        tabIndex={-1}
        isDisabled={quantity.isFixed}
        onPress={quantity.more}
        className={button}
      />
      {hint !== '' && (
        <span id={hintId} className="sr-only">
          {hint}
        </span>
      )}
    </div>
  );
};
