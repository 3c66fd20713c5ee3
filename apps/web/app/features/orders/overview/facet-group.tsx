import { useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Checkbox, ChevronDownIcon } from '../../../ui/index.ts';

/** More values than these wait behind a button. */
const FEW = 7;

export interface ShownFacetValue {
  value: string;
  name: string;
  count: number;
}

interface FacetGroupProps {
  name: string;
  values: readonly ShownFacetValue[];
  chosen: readonly string[];
  isOpen: boolean;
  onToggle: (value: string) => void;
}

/** One facet with its values and how many orders each would leave. */
export const FacetGroup = ({ name, values, chosen, isOpen, onToggle }: FacetGroupProps) => {
  const text = useText();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  // One more than are shown at first would cost a press and save no room.
  const isFew = values.length <= FEW + 1;
  const shown = isWhole || isFew ? values : values.filter(({ value }, place) => place < FEW || chosen.includes(value));
  return (
    <details open={isOpen || chosen.length > 0} className="group/facet py-1">
      <summary className="flex min-h-10 items-center justify-between gap-2 rounded-sm font-semibold">
        {name}
        <ChevronDownIcon size={18} className="shrink-0 text-muted group-open/facet:rotate-180" />
      </summary>
      <fieldset className="grid min-w-0 pb-2">
        <legend className="sr-only">{name}</legend>
        {shown.map(({ value, name: valueName, count }) => (
          <Checkbox
            key={value}
            isSelected={chosen.includes(value)}
            onChange={() => onToggle(value)}
            className="min-h-9 w-full min-w-0 laptop:min-h-8"
          >
            <span className="min-w-0 flex-1 truncate" title={valueName}>
              {valueName}
            </span>
            <span className="text-sm text-muted">{format.number(count)}</span>
          </Checkbox>
        ))}
        {shown.length < values.length && (
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="justify-self-start py-1 text-sm text-accent underline underline-offset-3"
          >
            {text('orders.facet.all', { count: values.length })}
          </button>
        )}
      </fieldset>
    </details>
  );
};
