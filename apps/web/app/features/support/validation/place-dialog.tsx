import type { OperationOutput, OrderValidation, placeValidatedOrder } from '@grossist/contracts';
import { useId, useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, Checkbox, INPUT_STYLE, LABEL_STYLE, notify, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { StatusMark } from '../parts/status-mark.tsx';
import { useProblemText } from '../parts/use-problem-text.ts';
import { LINE_STATUSES, STATUS_SHAPES, statusKey } from './statuses.ts';
import type { Changes } from './use-changes.ts';

interface PlaceDialogProps {
  validation: OrderValidation;
  changes: Changes;
  onClose: () => void;
}

type Refused = OperationOutput<typeof placeValidatedOrder>['Refused'];

const LONGEST_REFERENCE = 60;

const NotOrdered = ({ validation }: { validation: OrderValidation }) => {
  const text = useText();
  const format = useFormat();
  const all = Object.values(validation.Counts).reduce((sum, count) => sum + count, 0);
  const missing = all - validation.OrderableCount;
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
              <StatusMark shape={STATUS_SHAPES[status]}>
                {text(statusKey(status))}: {format.number(validation.Counts[status])}
              </StatusMark>
            </li>
          ))}
        {missing > counted && (
          <li>
            <StatusMark shape="cross">
              {text('support.place.prevented')}: {format.number(missing - counted)}
            </StatusMark>
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

/** Says what will be ordered, and what will not, before it is. [own-val-10] */
export const PlaceDialog = ({ validation, changes, onClose }: PlaceDialogProps) => {
  const text = useText();
  const problemText = useProblemText();
  const id = useId();
  const { Document: document, Customer: customer, Counts, OrderableCount } = validation;
  const [reference, setReference] = useState((document.Reference || document.OrderNumber).slice(0, LONGEST_REFERENCE));
  const [date, setDate] = useState('');
  const [toDocumentAddress, setToDocumentAddress] = useState(document.DeliveryAddress !== '');
  const [refused, setRefused] = useState<Refused>([]);
  const all = Object.values(Counts).reduce((sum, count) => sum + count, 0);
  const { place } = changes;
  const order = (): void => {
    setRefused([]);
    place.mutate(
      { notOrdered: all - OrderableCount, reference, deliveryDate: date, toDocumentAddress },
      {
        onSuccess: ({ SalesOrderId, Refused: lines }) => {
          setRefused(lines);
          if (SalesOrderId === '') return;
          notify(text('support.placed', { number: SalesOrderId }));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={text('support.place', { count: OrderableCount })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('support.cancel')}</Button>
          <Button kind="primary" onPress={order} isPending={place.isPending}>
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
