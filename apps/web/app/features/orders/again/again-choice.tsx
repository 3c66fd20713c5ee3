import { type Quantity, quantityOf } from '@grossist/domain';
import { useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Checkbox, NumberStepper, TextField } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { REASON_WORDS } from './use-order-again.ts';
import {
  type AgainLine,
  orderableAgain,
  packingOf,
  takenOf,
  type WantedAgain,
  wantedOfChosen,
  withWanted,
} from './wanted-again.ts';

interface AgainLineRowProps {
  line: AgainLine;
  wanted: Quantity | undefined;
  onChange: (wanted: Quantity | undefined) => void;
}

/** One line that may come again: whether, and how much; of one that can't, why. */
const AgainLineRow = ({ line, wanted, onChange }: AgainLineRowProps) => {
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

interface LinesProps {
  lines: readonly AgainLine[];
  wanted: WantedAgain;
  onChange: (wanted: WantedAgain) => void;
}

interface AgainChoiceProps extends LinesProps {
  /** Numbers of the lines that it began with. */
  chosen: readonly number[];
}

/** Beyond so many a person types for the line. */
const MOST_SHOWN = 50;
/** From so many lines on they can be searched. */
const MANY = 8;

/** Which lines of an order come again, and how many of each. */
export const AgainChoice = ({ lines, chosen, wanted, onChange }: AgainChoiceProps) => {
  const text = useText();
  const [words, setWords] = useState('');
  const typed = words.trim().toLowerCase();
  const found = lines.filter((line) => `${line.Name} ${line.Code}`.toLowerCase().includes(typed));
  // Chosen lines come first, so that they are visible.
  const shown = found
    .toSorted((one, other) => Number(chosen.includes(other.LineNumber)) - Number(chosen.includes(one.LineNumber)))
    .slice(0, MOST_SHOWN);
  const count = orderableAgain(lines).length;
  const { size } = wanted;
  return (
    <>
      <p className="text-muted">{text(count === 0 ? 'orders.again.nothing' : 'orders.again.text')}</p>
      {lines.length >= MANY && (
        <TextField
          label={text('orders.return.find')}
          type="search"
          value={words}
          onChange={setWords}
          autoComplete="off"
          className="max-w-md"
        />
      )}
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 px-3">
          <Checkbox
            isSelected={size === count}
            isIndeterminate={size > 0 && size < count}
            onChange={() => onChange(size === count ? new Map() : withAll(lines, wanted))}
          >
            {text('cart.select.all')}
          </Checkbox>
          <span role="status" className="text-sm text-muted">
            {text('cart.select.count', { count: size })}
          </span>
        </div>
      )}
      {shown.length === 0 ? (
        <p className="text-muted">{text('ui.noMatches')}</p>
      ) : (
        <Lines lines={shown} wanted={wanted} onChange={onChange} />
      )}
      {found.length > shown.length && (
        <p className="text-sm text-muted">{text('orders.return.more', { count: found.length - shown.length })}</p>
      )}
    </>
  );
};

/** Quantities that were typed stay. */
const withAll = (lines: readonly AgainLine[], wanted: WantedAgain): WantedAgain =>
  new Map([...wantedOfChosen(lines, []), ...wanted]);

const Lines = ({ lines, wanted, onChange }: LinesProps) => {
  const text = useText();
  return (
    <ul aria-label={text('cart.lines')} className="divide-y divide-line rounded-md border border-line">
      {lines.map((line) => (
        <AgainLineRow
          key={line.LineNumber}
          line={line}
          wanted={wanted.get(line.LineNumber)}
          onChange={(quantity) => onChange(withWanted(wanted, line, quantity))}
        />
      ))}
    </ul>
  );
};
