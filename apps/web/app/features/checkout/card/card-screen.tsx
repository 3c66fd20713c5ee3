import { type CardOrderAnswer, type CardOrderState, signInAddress } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type MessageKey, useShopPath, useText } from '../../../i18n/index.ts';
import { Button, CheckIcon, CloseIcon, EmptyState, LinkButton, WarningBar } from '../../../ui/index.ts';
import { useHere } from '../../cart/index.ts';
import { useIsBuyer } from '../../prices/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { isPaymentPage, showPlacedOrder } from '../ordering/send-order.ts';
import { type CardOrder, useCardOrder } from './use-card-order.ts';

interface CardWords {
  title: MessageKey;
  text: MessageKey;
  /** Color of the state. */
  tone: 'waiting' | 'good' | 'bad';
}

/** Texts of each state. Section 4, "Credit card order". */
export const CARD_WORDS: Readonly<Record<CardOrderAnswer, CardWords>> = {
  pending: { title: 'ordering.card.pending', text: 'ordering.card.pending.text', tone: 'waiting' },
  confirmed: { title: 'ordering.card.confirmed', text: 'ordering.card.confirmed.text', tone: 'good' },
  declined: { title: 'ordering.card.declined', text: 'ordering.card.declined.text', tone: 'bad' },
  cancelled: { title: 'ordering.card.cancelled', text: 'ordering.card.cancelled.text', tone: 'bad' },
  refused: { title: 'ordering.card.refused', text: 'ordering.card.refused.text', tone: 'bad' },
  'not-found': { title: 'ordering.card.notFound', text: 'ordering.card.notFound.text', tone: 'bad' },
};

/** Returns the distinct reasons without blank ones. Section 8. */
export const reasonsIn = (errorMessages: readonly string[]): string[] => [
  ...new Set(errorMessages.map((message) => message.trim()).filter((message) => message !== '')),
];

interface CardScreenProps {
  paymentId: string;
  /** The buyer came back without paying. */
  isCancelled: boolean;
}

/** The outcome of a card payment, with the next steps in each state. Section 4, "Credit card order". */
export const CardScreen = (props: CardScreenProps) => {
  const text = useText();
  return (
    <>
      <PageTitle>{text('ordering.card.title')}</PageTitle>
      <h1 className="text-2xl">{text('ordering.card.title')}</h1>
      {useIsBuyer() ? <OwnPayment {...props} /> : <EmptyState title={text('cart.noAccount')} />}
    </>
  );
};

const OwnPayment = ({ paymentId, isCancelled }: CardScreenProps) => {
  const text = useText();
  const here = useHere();
  const order = useCardOrder(paymentId, isCancelled);
  const { state, answer } = order;
  const orderId = state.status === 'confirmed' ? answer?.OrderId : undefined;
  useConfirmation(orderId ?? undefined);

  return (
    <>
      {order.isSignedOut && (
        <WarningBar action={<LinkButton to={signInAddress(here)}>{text('pages.signIn')}</LinkButton>}>
          {text('ordering.card.signedOut')}
        </WarningBar>
      )}
      <Panel state={state}>
        <WaysOn order={order} />
      </Panel>
    </>
  );
};

/** Replaces this page by the confirmation of the placed order. */
const useConfirmation = (orderId: string | undefined): void => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const path = useShopPath();
  useEffect(() => {
    if (orderId === undefined) return;
    void showPlacedOrder(queries, async () => navigate(path(`/order/${orderId}/confirmation`), { replace: true }));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each order
  }, [orderId]);
};

const Panel = ({ state, children }: { state: CardOrderState; children: ReactNode }) => {
  const text = useText();
  const words = CARD_WORDS[state.status];
  const reasons = reasonsIn(state.errorMessages);
  const isLate = state.status === 'pending' && state.isDelayed;
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      {/* Stays mounted while its text changes, so that screen readers announce each change. */}
      <div role="status" aria-live="polite" aria-atomic="true" className="flex min-h-28 items-start gap-4">
        <Mark tone={words.tone} />
        <div className="grid min-w-0 gap-2">
          <h2 className="text-lg">{text(isLate ? 'ordering.card.delayed' : words.title)}</h2>
          <p>{text(isLate ? 'ordering.card.delayed.text' : words.text)}</p>
          {reasons.length > 0 && (
            <ul className="list-disc pl-5">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="flex min-h-10 flex-wrap gap-2">{children}</div>
    </section>
  );
};

const TONES: Record<CardWords['tone'], string> = {
  waiting: 'border-4 border-line border-t-accent motion-safe:animate-spin',
  good: 'bg-stock-green text-surface',
  bad: 'bg-danger-soft text-danger',
};

const Mark = ({ tone }: { tone: CardWords['tone'] }) => (
  <span aria-hidden="true" className={`grid size-10 shrink-0 place-items-center rounded-full ${TONES[tone]}`}>
    {tone === 'good' && <CheckIcon size={24} />}
    {tone === 'bad' && <CloseIcon size={24} />}
  </span>
);

const WaysOn = ({ order }: { order: CardOrder }) => {
  const text = useText();
  const { state, answer } = order;
  if (state.status === 'pending') return <WhilePending order={order} />;
  if (state.status === 'confirmed') {
    return (
      <LinkButton to={answer?.OrderId ? `/order/${answer.OrderId}/confirmation` : '/orders'} kind="primary">
        {text('ordering.card.toOrder')}
      </LinkButton>
    );
  }
  const isNotFound = state.status === 'not-found';
  return (
    <>
      {isNotFound && (
        <Button kind="primary" onPress={order.askAgain}>
          {text('ordering.card.askAgain')}
        </Button>
      )}
      <LinkButton to="/cart" kind={isNotFound ? 'secondary' : 'primary'}>
        {text(state.status === 'declined' ? 'ordering.card.otherCard' : 'cart.confirm.back')}
      </LinkButton>
      <LinkButton to="/orders" kind="quiet">
        {text('pages.orders')}
      </LinkButton>
    </>
  );
};

/** A buyer who returns without having paid can continue or cancel. */
const WhilePending = ({ order }: { order: CardOrder }) => {
  const text = useText();
  const { state, answer, isCanceling } = order;
  const page = answer?.NetsRedirectUrl;
  return (
    <>
      {page != null && (
        <Button
          kind="primary"
          isPending={isCanceling}
          onPress={() => isPaymentPage(page, location.href) && location.assign(page)}
        >
          {text('ordering.card.goOn')}
        </Button>
      )}
      {page != null && (
        <Button isPending={isCanceling} onPress={order.cancel}>
          {text('ordering.card.giveUp')}
        </Button>
      )}
      {state.isDelayed && (
        <LinkButton to="/orders" kind="quiet">
          {text('pages.orders')}
        </LinkButton>
      )}
    </>
  );
};
