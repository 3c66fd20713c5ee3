import type { OrderValidation } from '@grossist/contracts';
import { useId, useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, Checkbox, INPUT_STYLE, LABEL_STYLE, notify, StateMark, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { useProblemText } from '../parts/query-states.tsx';
import { notOrderedOf, PartsToPlace, type Placed, usePlaceInParts } from './placing-in-parts.tsx';
import { LINE_STATUSES, STATUS_SHAPES, statusKey } from './statuses.ts';
import type { Changes } from './use-changes.ts';

interface PlaceDialogProps {
  validation: OrderValidation;
  changes: Changes;
  onClose: () => void;
}

type Refused = Placed['Refused'];

const LONGEST_REFERENCE = 60;

const NotOrdered = ({ validation }: { validation: OrderValidation }) => {
  const text = useText();
  const format = useFormat();
  const missing = notOrderedOf(validation);
  if (missing === 0) return <p>{text('support.place.all')}</p>;
  const never = LINE_STATUSES.filter(
    (status) => status === 'multipleMatches' || status === 'notFound' || status === 'removed',
  );
  const counted = never.reduce((sum, status) => sum + validation.Counts[status], 0);
  return (
    <WarningBar>
      <p className="font-semibold">{text('support.place.missing', { count: missing })}</p>
      <ul className="mt-1 grid gap-0.5">
        {never
          .filter((status) => validation.Counts[status] > 0)
          .map((status) => (
            <li key={status}>
              <StateMark shape={STATUS_SHAPES[status]}>
                {text(statusKey(status))}: {format.number(validation.Counts[status])}
              </StateMark>
            </li>
          ))}
        {missing > counted && (
          <li>
            <StateMark shape="cross">
              {text('support.place.prevented')}: {format.number(missing - counted)}
            </StateMark>
          </li>
        )}
      </ul>
    </WarningBar>
  );
};

const RefusedLines = ({ refused }: { refused: Refused }) => {
  const text = useText();
  if (refused.length === 0) return null;
  return (
    <WarningBar tone="danger">
      <p className="font-semibold">{text('support.place.refused')}</p>
      <ul className="mt-1 grid max-h-40 gap-0.5 overflow-y-auto text-sm">
        {refused.map(({ MaterialNo, Code, AvailableStr }) => (
          <li key={`${MaterialNo} ${Code}`}>
            {MaterialNo}: {text('support.place.available', { available: AvailableStr === '' ? '0' : AvailableStr })}{' '}
            <span className="font-mono text-xs">{Code}</span>
          </li>
        ))}
      </ul>
    </WarningBar>
  );
};

/** What was ordered, when it was all at once; else how much of the document is. */
const useOrderedText = () => {
  const text = useText();
  return ({ Parts, OrderedCount, OrderableCount }: OrderValidation, number: string): string =>
    Parts.length > 1 || OrderableCount > 0
      ? text('support.parts.ordered', { count: OrderedCount, left: OrderableCount })
      : text('support.placed', { number });
};

/** Confirms an order: shows what will be ordered and what will not. [own-val-10] */
export const PlaceDialog = ({ validation, changes, onClose }: PlaceDialogProps) => {
  const text = useText();
  const problemText = useProblemText();
  const orderedText = useOrderedText();
  const id = useId();
  const { Document: document, Customer: customer, OrderableCount } = validation;
  const [reference, setReference] = useState((document.Reference || document.OrderNumber).slice(0, LONGEST_REFERENCE));
  const [date, setDate] = useState('');
  const [toDocumentAddress, setToDocumentAddress] = useState(document.DeliveryAddress !== '');
  const [refused, setRefused] = useState<Refused>([]);
  const { place } = changes;
  const { underWay, placeAll, stop } = usePlaceInParts(changes);
  const isInParts = underWay !== undefined && underWay.parts > 1;
  const order = async (): Promise<void> => {
    setRefused([]);
    const placed = await placeAll(validation, { reference, deliveryDate: date, toDocumentAddress });
    if (placed === undefined) return;
    const { Refused: lines, SalesOrderId, Validation: after } = placed;
    setRefused(lines);
    if (SalesOrderId === '') return;
    notify(orderedText(after, SalesOrderId));
    onClose();
  };
  const close = (): void => {
    // What is under way can't be taken back; no further part follows.
    stop();
    onClose();
  };
  return (
    <Dialog
      title={text('support.place', { count: OrderableCount })}
      isOpen
      onClose={close}
      actions={
        <>
          {isInParts ? (
            <Button onPress={stop} isDisabled={underWay.isStopping}>
              {text('support.parts.stop')}
            </Button>
          ) : (
            <Button onPress={close}>{text('support.cancel')}</Button>
          )}
          <Button kind="primary" onPress={() => void order()} isPending={underWay !== undefined}>
            {text('support.place.confirm', { count: OrderableCount })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {place.error && <WarningBar tone="danger">{problemText(place.error)}</WarningBar>}
        <RefusedLines refused={refused} />
        <p>
          <strong>{customer?.CompanyName}</strong>, {customer?.SoldTo}, {customer?.ContactName}
          {validation.PriceSummary && (
            <>
              {' · '}
              <strong className="whitespace-nowrap">{validation.PriceSummary.TotalStr}</strong>
            </>
          )}
        </p>
        <NotOrdered validation={validation} />
        <PartsToPlace validation={validation} underWay={underWay} />
        <div className="grid gap-1">
          <label htmlFor={`${id}-reference`} className={LABEL_STYLE}>
            {text('support.document.reference')}
          </label>
          <input
            id={`${id}-reference`}
            value={reference}
            maxLength={LONGEST_REFERENCE}
            autoComplete="off"
            onChange={({ target }) => setReference(target.value)}
            className={INPUT_STYLE}
          />
        </div>
        <div className="grid gap-1">
          <label htmlFor={`${id}-date`} className={LABEL_STYLE}>
            {text('support.place.date')}
          </label>
          <input
            id={`${id}-date`}
            type="date"
            value={date}
            onChange={({ target }) => setDate(target.value)}
            className={INPUT_STYLE}
          />
          <p className="text-sm text-muted">
            {document.DeliveryDate === null
              ? text('support.place.soon')
              : text('support.place.wished', { date: document.DeliveryDate })}
          </p>
        </div>
        {document.DeliveryAddress !== '' && (
          <Checkbox isSelected={toDocumentAddress} onChange={setToDocumentAddress}>
            <span>
              {text('support.place.address')}{' '}
              <span className="block text-sm text-muted">{document.DeliveryAddress}</span>
            </span>
          </Checkbox>
        )}
      </div>
    </Dialog>
  );
};
