import { type Quantity, quantityFromInput, quantityToNumber } from '@grossist/domain';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFormat, useText } from '../../i18n/index.ts';
import { IconButton } from '../actions/index.ts';
import { MinusIcon, PlusIcon } from '../icons/index.ts';
import { packingHint, type Steps, stepDown, stepOf, stepUp } from './stepping.ts';

export interface NumberStepperProps {
  value: Quantity;
  /** A typed quantity is handed over as typed: whether it is rounded up or proposed is the caller's rule. */
  onChange: (quantity: Quantity) => void;
  /** Enter was pressed; the quantity has been handed over. */
  onEnter?: (quantity: Quantity) => void;
  /** The same of Shift and Enter; without it they are as Enter alone. */
  onShiftEnter?: ((quantity: Quantity) => void) | undefined;
  /** What is counted: "Cable NOIKLX 3G1,5". */
  name?: string;
  /** Minimum and multiplum of what is counted. */
  packing: Steps;
  /** Page up and page down step by it. */
  packageSize?: Quantity;
  unit?: string;
  /** Shows what the quantity must be below the field; screen readers hear it in any case. */
  showsHint?: boolean;
  isDisabled?: boolean;
}

/** A quantity with its packing rules: comma or point, arrow keys step by the multiplum. */
export const NumberStepper = (props: NumberStepperProps) => {
  const { value, packing, packageSize, name, unit, isDisabled } = props;
  const text = useText();
  const format = useFormat();
  const hintId = useId();
  const [typed, setTyped] = useState<string>();
  const hint = packingHint(packing, packageSize, text, format.quantity);
  const step = format.quantity(stepOf(packing));
  const shown = typed ?? format.quantity(value);

  const hand = (quantity: Quantity): Quantity => {
    setTyped(undefined);
    if (quantity !== value) props.onChange(quantity);
    return quantity;
  };
  // What is no number leaves the quantity as it was.
  const read = (): Quantity => {
    const quantity = typed === undefined ? value : quantityFromInput(typed);
    return quantity > 0 ? quantity : value;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const page = packageSize && packageSize > 0 ? packageSize : undefined;
    if (event.key === 'ArrowUp') hand(stepUp(packing, read()));
    else if (event.key === 'ArrowDown') hand(stepDown(packing, read()));
    else if (event.key === 'PageUp' && page) hand(stepUp(packing, read(), page));
    else if (event.key === 'PageDown' && page) hand(stepDown(packing, read(), page));
    else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined);
    else if (event.key === 'Enter') {
      const quantity = hand(read());
      const enter = event.shiftKey ? (props.onShiftEnter ?? props.onEnter) : props.onEnter;
      enter?.(quantity);
    } else return;
    if (event.key !== 'Enter' || props.onEnter) event.preventDefault();
  };

  return (
    <div className="inline-grid justify-items-start gap-1">
      <div className="inline-flex items-stretch rounded-md border border-edge bg-surface focus-within:border-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent">
        <IconButton
          label={text('ui.quantity.less', { step })}
          icon={<MinusIcon size={18} />}
          isDisabled={isDisabled}
          tabIndex={-1}
          onPress={() => hand(stepDown(packing, read()))}
        />
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          role="spinbutton"
          aria-label={name === undefined ? text('ui.quantity') : text('ui.quantity.of', { name })}
          aria-valuenow={quantityToNumber(value)}
          aria-valuemin={quantityToNumber(packing.minimum)}
          aria-valuetext={`${format.quantity(value)} ${unit ?? ''}`.trim()}
          aria-describedby={hint === '' ? undefined : hintId}
          disabled={isDisabled}
          value={shown}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => typed !== undefined && hand(read())}
          onKeyDown={onKeyDown}
          // The ring is around all of the stepper.
          className={`${shown.length > 6 ? 'w-26' : 'w-16'} min-w-10 bg-transparent px-1 text-center font-semibold outline-none disabled:opacity-50`}
        />
        {unit !== undefined && (
          <span aria-hidden="true" className="self-center text-sm whitespace-nowrap text-muted">
            {unit}
          </span>
        )}
        <IconButton
          label={text('ui.quantity.more', { step })}
          icon={<PlusIcon size={18} />}
          isDisabled={isDisabled}
          tabIndex={-1}
          onPress={() => hand(stepUp(packing, read()))}
        />
      </div>
      {hint !== '' && (
        <span id={hintId} className={props.showsHint ? 'text-xs text-muted' : 'sr-only'}>
          {hint}
        </span>
      )}
    </div>
  );
};
