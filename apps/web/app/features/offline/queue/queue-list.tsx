import { TOO_OLD } from '@grossist/domain';
import { type FormEvent, useId } from 'react';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { Button, INPUT_STYLE } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { removeFromQueue, sendAgain } from './queue.ts';
import type { QueueEntry } from './queue-addition.ts';

const TEXTS: Readonly<Record<string, MessageKey>> = {
  'unknown-article-number': 'offline.refused.unknown',
  'several-articles': 'offline.refused.several',
  'wrong-quantity': 'offline.refused.quantity',
  'unknown-pieces': 'offline.refused.pieces',
  'not-orderable': 'cart.add.off.notOrderable',
  'out-of-stock': 'cart.problem.outOfStock',
  'not-allowed-in-smart-kit': 'cart.problem.smartKit',
  'cart-full': 'cart.problem.cartFull',
  [TOO_OLD]: 'offline.refused.old',
};

/** Returns the text on why the shop refused an entry of the queue. */
const refusalText = (refusal: string): MessageKey => TEXTS[refusal] ?? 'cart.problem.other';

/** Largest quantity of a line. */
const MOST = 9_999_999;

const quantityIn = (form: HTMLFormElement): number | undefined => {
  const quantity = Number(new FormData(form).get('quantity'));
  return quantity > 0 && quantity <= MOST ? Math.round(quantity * 1000) / 1000 : undefined;
};

const Refused = ({ entry, refusal }: { entry: QueueEntry; refusal: string }) => {
  const text = useText();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const quantity = quantityIn(event.currentTarget);
    if (quantity !== undefined) void sendAgain(entry, quantity);
  };
  return (
    <form onSubmit={submit} className="col-span-2 flex flex-wrap items-end gap-2">
      <p id={id} className="w-full text-sm text-danger">
        {text(refusalText(refusal))}
      </p>
      <input
        name="quantity"
        type="number"
        inputMode="decimal"
        min="0"
        max={MOST}
        step="any"
        required
        defaultValue={entry.quantity}
        aria-label={text('ui.quantity.of', { name: entry.name })}
        aria-describedby={id}
        className={`${INPUT_STYLE} max-w-28`}
      />
      <Button type="submit">{text('offline.queue.again')}</Button>
    </form>
  );
};

const Row = ({ entry }: { entry: QueueEntry }) => {
  const text = useText();
  const format = useFormat();
  const moment = useMoment();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2">
      <div>
        <p className="font-semibold wrap-anywhere">
          {text('offline.queue.entry', { quantity: format.number(entry.quantity), name: entry.name })}
        </p>
        <p className="text-sm text-muted">{moment(new Date(entry.at).toISOString())}</p>
      </div>
      <Button onPress={() => void removeFromQueue(entry.order)}>
        {text('offline.queue.remove')}
        <span className="sr-only"> ({entry.name})</span>
      </Button>
      {entry.refusal !== undefined && <Refused entry={entry} refusal={entry.refusal} />}
    </li>
  );
};

interface QueueListProps {
  id: string;
  entries: readonly QueueEntry[];
}

/**
 * The additions that wait to be sent, and refused ones, which can be changed or removed. It must open offline, so it is no
 * dialog: their script is loaded on demand.
 */
export const QueueList = ({ id, entries }: QueueListProps) => (
  <div className="max-h-[50dvh] overflow-y-auto bg-surface">
    <ul id={id} className="page grid divide-y divide-line">
      {entries.map((entry) => (
        <Row key={entry.order} entry={entry} />
      ))}
    </ul>
  </div>
);
