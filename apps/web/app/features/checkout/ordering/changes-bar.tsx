import type { Cart } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { Button, WarningBar } from '../../../ui/index.ts';
import { FromTo, useLineChanges, useRemoveLines } from '../../cart/index.ts';
import { useDeliveryDates } from '../../prices/index.ts';
import { FocusOnMount } from './focus-on-mount.tsx';
import type { OpenChanges } from './order-refusal.ts';
import type { Ordering } from './use-ordering.ts';

export interface ChangesBarProps {
  cart: Cart;
  ordering: Ordering;
  asked: OpenChanges;
  /** Sends the order once more, with all of it accepted. */
  onAcceptAll: () => void;
  isWaiting: boolean;
  /** Goes to the next line that is to be looked at. */
  onShowNext: () => void;
}

const LABELS = {
  invoice: { open: 'ordering.changes.acceptAll', accepted: 'cart.confirm.order' },
  card: { open: 'ordering.changes.acceptAllCard', accepted: 'ordering.card.go' },
} as const;

// In some languages they are wider than a phone.
const LONG = 'whitespace-normal! text-left';

/** Why the order was not taken, and one press for all that has changed; the lines say it of themselves. Section 8. */
export const ChangesBar = ({ cart, ordering, asked, onAcceptAll, isWaiting, onShowNext }: ChangesBarProps) => {
  const text = useText();
  const { refusal, accepted } = ordering;
  if (!refusal || asked.isOver) return null;
  const ofLines = asked.tokens.filter((token) => token !== asked.total?.ChangeToken);
  // A total goes with its lines; without any it is what there is to accept.
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
                <MendAll cart={cart} asked={asked} />
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
  const said = (date: string | null | undefined): string => (date ? dates.firm(date) : '');
  return (
    <p>
      {day.Message} <FromTo was={said(day.Was?.DeliveryDate)} now={said(day.Now?.DeliveryDate)} />
    </p>
  );
};

/** Makes the cart one that can be ordered: of each line what is left of it, and the others out. */
const MendAll = ({ cart, asked }: Pick<ChangesBarProps, 'cart' | 'asked'>) => {
  const text = useText();
  const change = useLineChanges();
  const { removeMany } = useRemoveLines();
  const mend = (): void => {
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
    <Button kind="primary" onPress={mend} className={LONG}>
      {text('ordering.changes.mend')}
    </Button>
  );
};
