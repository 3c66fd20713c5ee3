import { useId } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { changeWord, REASON_WORDS } from './again-words.ts';
import type { AgainOutcome } from './use-order-again.ts';

/** What could not be put into the cart, and what came in another quantity than asked for. */
export const AgainTold = ({ outcome }: { outcome: AgainOutcome }) => {
  const text = useText();
  const format = useFormat();
  const changed = outcome.Added.filter(({ Change }) => Change !== null);
  return (
    <>
      <p>{text('orders.again.done', { count: outcome.Added.length })}</p>
      {outcome.NotAdded.length > 0 && (
        <Told
          title={text('orders.again.notAdded', { count: outcome.NotAdded.length })}
          lines={outcome.NotAdded.map((line) => ({ ...line, why: text(REASON_WORDS[line.Reason]) }))}
        />
      )}
      {changed.length > 0 && (
        <Told
          title={text('orders.again.changed', { count: changed.length })}
          lines={changed.map((line) => ({
            ...line,
            why: text('orders.again.quantity', {
              why: text(changeWord(line.Change)),
              asked: format.number(line.Asked),
              quantity: format.number(line.Quantity),
            }),
          }))}
        />
      )}
    </>
  );
};

interface ToldLine {
  LineNumber: number;
  Code: string;
  Name: string;
  why: string;
}

const Told = ({ title, lines }: { title: string; lines: readonly ToldLine[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <ul className="divide-y divide-line rounded-md border border-line">
        {lines.map(({ LineNumber, Code, Name, why }) => (
          <li key={`${LineNumber} ${Code} ${why}`} className="grid px-3 py-2">
            <span>
              {Name} <span className="text-sm text-muted">{Code}</span>
            </span>
            <span className="text-sm text-muted">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
