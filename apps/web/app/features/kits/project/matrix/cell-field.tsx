import type { Quantity } from '@grossist/domain';
import { useId } from 'react';
import { useFormat, useText } from '../../../../i18n/index.ts';
import type { CellEditing } from './use-cell-editing.ts';

interface CellFieldProps {
  /** What is counted, and in which kit. */
  label: string;
  editing: CellEditing;
  /** What the packing rules make of what is typed, where that is another quantity. */
  rounded: Quantity | undefined;
}

// The field opens because somebody began to type: what they typed stays, and they go on behind it.
const focusEnd = (field: HTMLInputElement | null): void => {
  if (!field || document.activeElement === field) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
};

/** The open field of a cell; what the quantity will be rounded to is shown below it while it is typed. */
export const CellField = ({ label, editing, rounded }: CellFieldProps) => {
  const text = useText();
  const format = useFormat();
  const id = useId();
  return (
    <>
      <input
        ref={focusEnd}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        aria-label={label}
        aria-describedby={rounded === undefined ? undefined : id}
        aria-invalid={editing.quantity === undefined}
        value={editing.typed ?? ''}
        onChange={(event) => editing.type(event.target.value)}
        onKeyDown={editing.press}
        onBlur={editing.take}
        className="absolute inset-0 z-20 bg-surface px-2 text-right font-semibold outline-2 -outline-offset-2 outline-accent aria-invalid:outline-danger"
      />
      {rounded !== undefined && (
        <span
          id={id}
          className="absolute top-full right-0 z-30 rounded-sm border border-warning bg-warning-soft px-1.5 py-0.5 text-xs whitespace-nowrap"
        >
          {text('kits.cell.willRound', { quantity: format.quantity(rounded) })}
        </span>
      )}
    </>
  );
};
