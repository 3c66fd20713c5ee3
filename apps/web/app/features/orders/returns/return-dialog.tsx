import { type OrderDetails, type OrderLine, returnOrder } from '@grossist/contracts';
import { NO_QUANTITY, quantityOf } from '@grossist/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Button, Checkbox, INPUT_STYLE, NumberStepper, notify, TextField, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { useProblemText } from '../../cart/index.ts';
import { RETURN_REASONS, type ReturnReason } from '../order-words.ts';
import {
  linesToReturn,
  newUuid,
  returnableLines,
  returnsOfChosen,
  type WantedReturn,
  wholeReturn,
  withReturn,
} from './wanted-return.ts';

interface ReturnLineProps {
  line: OrderLine;
  wanted: WantedReturn | undefined;
  onChange: (wanted: WantedReturn | undefined) => void;
}

/** Whatever was delivered can go back, packed or not. */
const LOOSE = { minimum: NO_QUANTITY, step: NO_QUANTITY };

const isReason = (value: string): value is ReturnReason => Object.hasOwn(RETURN_REASONS, value);

/** One line that may go back: whether, how much, why. */
const ReturnLine = ({ line, wanted, onChange }: ReturnLineProps) => {
  const text = useText();
  const { unit, wireAmount } = useAmount();
  const { Name: name } = line;
  return (
    <li className="grid gap-2 px-3 py-2.5">
      <Checkbox
        isSelected={wanted !== undefined}
        onChange={(isWanted) => onChange(isWanted ? wholeReturn(line) : undefined)}
        className="items-start"
      >
        <span className="min-w-0">
          {name} <span className="text-sm text-muted">{line.Code}</span>
          <span className="block text-sm text-muted">
            {text('orders.return.most', { amount: wireAmount(line.ReturnableQuantity, line.SalesUnit) })}
          </span>
        </span>
      </Checkbox>
      {wanted && (
        <div className="flex flex-wrap items-start gap-2 pl-7">
          <NumberStepper
            name={name}
            value={wanted.quantity}
            packing={LOOSE}
            unit={unit(line.SalesUnit)}
            onChange={(quantity) => onChange({ ...wanted, quantity: quantity > 0 ? quantity : quantityOf(1) })}
            // Enter hands the quantity over, and there is nothing more to do.
            onEnter={() => undefined}
          />
          <select
            aria-label={text('orders.return.reason.of', { name })}
            value={wanted.reason}
            onChange={({ target: { value } }) => isReason(value) && onChange({ ...wanted, reason: value })}
            className={`${INPUT_STYLE} max-w-56 cursor-pointer`}
          >
            {Object.entries(RETURN_REASONS).map(([reason, word]) => (
              <option key={reason} value={reason}>
                {text(word)}
              </option>
            ))}
          </select>
          <input
            type="text"
            maxLength={200}
            autoComplete="off"
            value={wanted.note}
            onChange={({ target: { value } }) => onChange({ ...wanted, note: value })}
            aria-label={text('orders.return.note.of', { name })}
            placeholder={text('orders.return.note.short')}
            className={`${INPUT_STYLE} max-w-sm`}
          />
        </div>
      )}
    </li>
  );
};

interface ReturnDialogProps {
  order: OrderDetails;
  /** Numbers of the lines to begin with; none: the person chooses here. */
  chosen: readonly number[];
  onClose: () => void;
}

/** Beyond so many a person types for the line. */
const MOST_SHOWN = 50;
/** From so many lines on they can be searched. */
const MANY = 8;

/** Gives goods back: which lines, how much of each and why. */
export const ReturnDialog = ({ order, chosen, onClose }: ReturnDialogProps) => {
  const text = useText();
  const path = useShopPath();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(() => returnsOfChosen(order.Lines, chosen));
  const [words, setWords] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<ProblemError>();
  // Idempotency key of the dialog: a retry after a lost response does not create a second return.
  const [key] = useState(newUuid);
  const give = useOperation(returnOrder, {
    invalidates: ['orders'],
    onError: setProblem,
    onSuccess: ({ ReturnOrderId, ReturnNumber }) => {
      notify(text('orders.return.done', { number: ReturnNumber }));
      onClose();
      void navigate(path(`/orders/returns/${ReturnOrderId}`));
    },
  });
  const lines = returnableLines(order.Lines);
  const typed = words.trim().toLowerCase();
  const found = lines.filter((line) =>
    `${line.Name} ${line.Code} ${line.TypeDesignation} ${line.MaterialNo}`.toLowerCase().includes(typed),
  );
  // Chosen lines come first, so that they are visible.
  const shown = found
    .toSorted((one, other) => Number(chosen.includes(other.LineNumber)) - Number(chosen.includes(one.LineNumber)))
    .slice(0, MOST_SHOWN);
  const submit = (): void => {
    setProblem(undefined);
    give.mutate({
      params: { orderId: order.OrderId },
      body: { IdempotencyKey: key, Lines: linesToReturn(wanted), Note: note.trim() },
    });
  };
  return (
    <Dialog
      title={text('orders.return.title', { number: order.SalesOrderId })}
      isOpen
      isWide
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} isDisabled={give.isPending}>
            {text('drafts.cancel')}
          </Button>
          <Button kind="primary" isDisabled={wanted.size === 0} isPending={give.isPending} onPress={submit}>
            {text('orders.return.submit', { count: wanted.size })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{text('orders.return.text')}</p>
        {problem && <Refused problem={problem} />}
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
        {shown.length === 0 ? (
          <p className="text-muted">{text('ui.noMatches')}</p>
        ) : (
          <ul aria-label={text('cart.lines')} className="divide-y divide-line rounded-md border border-line">
            {shown.map((line) => (
              <ReturnLine
                key={line.LineNumber}
                line={line}
                wanted={wanted.get(line.LineNumber)}
                onChange={(change) => setWanted((before) => withReturn(before, line, change))}
              />
            ))}
          </ul>
        )}
        {found.length > shown.length && (
          <p className="text-sm text-muted">{text('orders.return.more', { count: found.length - shown.length })}</p>
        )}
        <TextAreaField label={text('orders.return.note')} rows={2} maxLength={500} value={note} onChange={setNote} />
      </div>
    </Dialog>
  );
};

const Refused = ({ problem }: { problem: ProblemError }) => {
  const text = useText();
  const problemText = useProblemText();
  return (
    <WarningBar tone="danger">
      {problem.code === 'not-returnable' ? text('orders.return.notReturnable') : problemText(problem)}
    </WarningBar>
  );
};
