import type { OrderDocumentFault } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';

interface QuantityColumnsProps {
  fault: Pick<OrderDocumentFault, 'Code' | 'Values'>;
  onChoose: (column: string) => void;
}

/** The columns of a refused table that may hold the quantities, to send it again with the one that is chosen. */
export const QuantityColumns = ({ fault, onChoose }: QuantityColumnsProps) => {
  const text = useText();
  const format = useFormat();
  if (fault.Code !== 'quantity-column') return null;
  const { columns = '', value = '' } = fault.Values ?? {};
  const names = value.split(' | ');
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {columns
        .split(' ')
        .filter((column) => column !== '')
        .map((column, index) => (
          <Button key={column} onPress={() => onChoose(column)}>
            {text('support.upload.quantityColumn', { column: format.number(Number(column)), name: names[index] ?? '' })}
          </Button>
        ))}
    </span>
  );
};
