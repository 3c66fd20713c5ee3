import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Checkbox, TextField } from '../../../ui/index.ts';
import { AgainLineRow } from './again-line.tsx';
import { type AgainLine, orderableAgain, type WantedAgain, wantedOfChosen, withWanted } from './wanted-again.ts';

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
  // What was chosen stands first, so that it is in sight.
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
