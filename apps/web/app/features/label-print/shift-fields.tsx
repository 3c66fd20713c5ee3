import { MOST_SHIFT, type PrinterShift } from '@grossist/domain';
import { useState } from 'react';
import { useFormat, useText } from '../../i18n/index.ts';
import { TextField } from '../../ui/index.ts';

/** Returns the millimeters that a person typed, to a tenth, with comma or point; undefined for what is no shift. */
export const shiftOf = (typed: string): number | undefined => {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  if (!/^[+-]?\d+(\.\d*)?$/.test(text)) return undefined;
  const shift = Math.round(Number(text) * 10) / 10;
  // No "-0": it would be shown as such.
  return Math.abs(shift) > MOST_SHIFT ? undefined : shift + 0;
};

interface ShiftFieldsProps {
  product: string;
  shift: PrinterShift;
  onChange: (shift: PrinterShift) => void;
}

/** How far a person's printer has to be corrected, with a test sheet to see it by. */
export const ShiftFields = ({ product, shift, onChange }: ShiftFieldsProps) => {
  const text = useText();
  const query = new URLSearchParams({ Product: product, ShiftX: String(shift.x), ShiftY: String(shift.y) });
  return (
    <details className="grid gap-2">
      <summary className="cursor-pointer text-sm font-semibold">{text('shelfLabels.shift')}</summary>
      <p className="my-2 text-sm text-muted">{text('shelfLabels.shift.how')}</p>
      <div className="grid grid-cols-2 items-start gap-3">
        <ShiftField label={text('shelfLabels.shift.x')} value={shift.x} onChange={(x) => onChange({ ...shift, x })} />
        <ShiftField label={text('shelfLabels.shift.y')} value={shift.y} onChange={(y) => onChange({ ...shift, y })} />
      </div>
      <a
        href={`/api/shelf-labels/test-sheet?${query}`}
        target="_blank"
        rel="noopener"
        className="mt-2 inline-block text-accent underline decoration-1 underline-offset-3"
      >
        {text('shelfLabels.testSheet')}
      </a>
    </details>
  );
};

const ShiftField = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) => {
  const text = useText();
  const format = useFormat();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && shiftOf(typed) === undefined;
  const finish = (): void => {
    const shift = typed === undefined ? undefined : shiftOf(typed);
    if (shift === undefined) return;
    setTyped(undefined);
    if (shift !== value) onChange(shift);
  };
  return (
    <TextField
      label={label}
      inputMode="text"
      value={typed ?? format.number(value)}
      onChange={setTyped}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
      {...(isWrong && { error: text('shelfLabels.shift.wrong', { most: MOST_SHIFT }) })}
    />
  );
};
