import type { QuantityCandidate } from '@grossist/domain';
import { useId } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';

interface QuantityQuestionProps {
  columns: readonly QuantityCandidate[];
  onChoose: (column: number | 'none') => void;
}

/** Asks which column of a table holds the quantities, where none is understood to. */
export const QuantityQuestion = ({ columns, onChoose }: QuantityQuestionProps) => {
  const text = useText();
  const format = useFormat();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-2 rounded-lg border border-line bg-sunken p-3">
      <p id={titleId} role="status" className="font-semibold">
        {text('cart.many.quantityColumn')}
      </p>
      <div className="flex flex-wrap gap-2">
        {columns.map(({ column, header, samples }) => (
          <Button key={column} onPress={() => onChoose(column)}>
            {text('cart.many.quantityColumn.one', {
              column: format.number(column),
              name: header === '' ? samples.join(', ') : `${header} (${samples.join(', ')})`,
            })}
          </Button>
        ))}
        <Button onPress={() => onChoose('none')}>{text('cart.many.quantityColumn.none')}</Button>
      </div>
    </section>
  );
};
