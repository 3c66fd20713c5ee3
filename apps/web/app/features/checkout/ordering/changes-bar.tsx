import { quantityOf } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { Button, WarningBar } from '../../../ui/index.ts';
import { FromTo, useLineChanges, useRemoveLines } from '../../cart/index.ts';
import { useDeliveryDates } from '../../prices/index.ts';
import { type ChangesBarProps, FocusOnMount } from './order-bars.tsx';
import type { OpenChanges } from './order-refusal.ts';

const LABELS = {
  invoice: { open: 'ordering.changes.acceptAll', accepted: 'cart.confirm.order' },
  card: { open: 'ordering.changes.acceptAllCard', accepted: 'ordering.card.go' },
} as const;

// Some languages need more width than a phone has.
const LONG = 'py-1.5 whitespace-normal! text-left';

/** Why the order was refused, with one button that accepts all changes; lines show their own. Section 8. */
export const ChangesBar = ({ cart, ordering, asked, onAcceptAll, isWaiting, onShowNext }: ChangesBarProps) => {
  const text = useText();
  const { refusal, accepted } = ordering;
  if (!refusal || asked.isOver) return null;
  const ofLines = asked.tokens.filter((token) => token !== asked.total?.ChangeToken);
  // The total is accepted with the lines; without changed lines it is the only change.
  const isAllAccepted = ofLines.length > 0 && ofLines.every((token) => accepted.has(token));
  const isToAnswer = asked.tokens.length > 0 || asked.blocked.length > 0;

  return (
    <FocusOnMount>
      <WarningBar
        tone={isToAnswer && asked.blocked.length === 0 ? 'warning' : 'danger'}
        onClose={ordering.dismissRefusal}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="font-semibold">{text(isToAnswer ? 'ordering.changes' : 'cart.order.refused')}</p>
          {isToAnswer ? <Counts asked={asked} /> : <Reasons messages={refusal.messages} />}
          {asked.day && <Day asked={asked} />}
          {asked.total && (
            <p>
              {asked.total.Message} <FromTo was={asked.total.WasStr} now={asked.total.NowStr} />
            </p>
          )}
          {isToAnswer && (
            <span className="flex flex-wrap gap-2">
              {asked.blocked.length === 0 ? (
                <Button kind="primary" isPending={isWaiting} onPress={onAcceptAll} className={LONG}>
                  {text(LABELS[refusal.way][isAllAccepted ? 'accepted' : 'open'])}
                </Button>
              ) : (
                <ResolveAll cart={cart} asked={asked} />
              )}
              {asked.byLine.size > 0 && <Button onPress={onShowNext}>{text('ordering.changes.next')}</Button>}
            </span>
          )}
        </div>
      </WarningBar>
    </FocusOnMount>
  );
};

const Counts = ({ asked }: { asked: OpenChanges }) => {
  const text = useText();
  const blocked = new Set(asked.blocked.map(({ CartItemId }) => CartItemId)).size;
  return (
    <p>
      {asked.byLine.size > 0 && `${text('ordering.changes.lines', { count: asked.byLine.size })} `}
      {blocked > 0 && text('ordering.changes.blocked', { count: blocked })}
    </p>
  );
};

const Reasons = ({ messages }: { messages: readonly string[] }) => (
  <ul className="list-disc pl-5">
    {messages.map((message) => (
      <li key={message}>{message}</li>
    ))}
  </ul>
);

const Day = ({ asked }: { asked: OpenChanges }) => {
  const dates = useDeliveryDates();
  const { day } = asked;
  if (!day) return null;
  const dateText = (date: string | null | undefined): string => (date ? dates.firm(date) : '');
  return (
    <p>
      {day.Message} <FromTo was={dateText(day.Was?.DeliveryDate)} now={dateText(day.Now?.DeliveryDate)} />
    </p>
  );
};

/** Makes the cart orderable: reduces lines to the available quantity and removes the others. */
const ResolveAll = ({ cart, asked }: Pick<ChangesBarProps, 'cart' | 'asked'>) => {
  const text = useText();
  const change = useLineChanges();
  const { removeMany } = useRemoveLines();
  const resolve = (): void => {
    const left = new Map(
      asked.blocked.map(({ CartItemId, AvailableQuantity }) => [CartItemId, AvailableQuantity ?? 0]),
    );
    const lines = cart.CartItems.filter((line) => left.has(line.CartItemId));
    const gone = lines.filter((line) => left.get(line.CartItemId) === 0);
    for (const line of lines) {
      const quantity = left.get(line.CartItemId) ?? 0;
      if (quantity > 0) change(line, quantityOf(quantity));
    }
    if (gone.length > 0) void removeMany(gone);
  };
  return (
    <Button kind="primary" onPress={resolve} className={LONG}>
      {text('ordering.changes.mend')}
    </Button>
  );
};
