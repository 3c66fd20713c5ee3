import { type Quantity, quantityOf } from '@grossist/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Checkbox, NumberStepper } from '../../../ui/index.ts';
import { useAmount } from '../../cart/index.ts';
import { REASON_WORDS } from './again-words.ts';
import { type AgainLine, packingOf, takenOf } from './wanted-again.ts';

interface AgainLineRowProps {
  line: AgainLine;
  wanted: Quantity | undefined;
  onChange: (wanted: Quantity | undefined) => void;
}

/** One line that may come again: whether, and how much; of one that can't, why. */
export const AgainLineRow = ({ line, wanted, onChange }: AgainLineRowProps) => {
  const text = useText();
  const { wireAmount, unit } = useAmount();
  const { Name: name, Reason: reason } = line;
  const about = (
    <span className="min-w-0">
      {name} <span className="text-sm text-muted">{line.Code}</span>
      <span className="block text-sm text-muted">
        {reason === null
          ? text('orders.again.asBefore', { amount: wireAmount(line.Quantity, line.SalesUnit) })
          : text(REASON_WORDS[reason])}
      </span>
    </span>
  );
  if (reason !== null) return <li className="bg-canvas px-3 py-2.5 pl-10">{about}</li>;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-3 py-2.5">
      <Checkbox
        isSelected={wanted !== undefined}
        onChange={(isWanted) => onChange(isWanted ? quantityOf(line.Quantity) : undefined)}
        className="min-w-0 flex-1 basis-56 items-start"
      >
        {about}
      </Checkbox>
      {wanted !== undefined && (
        <span className="grid justify-items-start gap-1 pl-7 tablet:justify-items-end">
          <NumberStepper
            name={name}
            value={wanted}
            packing={packingOf(line)}
            packageSize={quantityOf(line.PackageSize)}
            unit={unit(line.SalesUnit)}
            onChange={onChange}
            // Enter hands the quantity over, and there is nothing more to do.
            onEnter={() => undefined}
          />
          <Taken line={line} wanted={wanted} />
        </span>
      )}
    </li>
  );
};

const Taken = ({ line, wanted }: { line: AgainLine; wanted: Quantity }) => {
  const text = useText();
  const format = useFormat();
  const { quantity, why } = takenOf(line, wanted);
  return (
    <span role="status" className="text-sm text-muted">
      {why !== undefined &&
        text('orders.again.quantity', {
          why: text(why),
          asked: format.quantity(wanted),
          quantity: format.quantity(quantity),
        })}
    </span>
  );
};
