import { useId } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, LinkButton } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { type AgainOutcome, changeWord, REASON_WORDS } from './use-order-again.ts';

/** The lines that were not added, and those added in another quantity. */
const OutcomeLines = ({ outcome }: { outcome: AgainOutcome }) => {
  const text = useText();
  const format = useFormat();
  const changed = outcome.Added.filter(({ Change }) => Change !== null);
  return (
    <>
      <p>{text('orders.again.done', { count: outcome.Added.length })}</p>
      {outcome.NotAdded.length > 0 && (
        <LineList
          title={text('orders.again.notAdded', { count: outcome.NotAdded.length })}
          lines={outcome.NotAdded.map((line) => ({ ...line, why: text(REASON_WORDS[line.Reason]) }))}
        />
      )}
      {changed.length > 0 && (
        <LineList
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

interface ListedLine {
  LineNumber: number;
  Code: string;
  Name: string;
  why: string;
}

const LineList = ({ title, lines }: { title: string; lines: readonly ListedLine[] }) => {
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

/** Reports which lines of a reorder were not added or changed, with a link to the cart. */
export const AgainOutcomeDialog = ({ outcome, onClose }: { outcome: AgainOutcome; onClose: () => void }) => {
  const text = useText();
  return (
    <Dialog
      title={text('orders.again.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('ui.close')}</Button>
          <LinkButton to="/cart" kind="primary">
            {text('drafts.toCart')}
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-4">
        <OutcomeLines outcome={outcome} />
      </div>
    </Dialog>
  );
};
