import type { CardOrderAnswer } from '@grossist/domain';
import type { MessageKey } from '../../../i18n/index.ts';

export interface CardWords {
  title: MessageKey;
  text: MessageKey;
  /** Good news, bad news, or none yet. */
  tone: 'waiting' | 'good' | 'bad';
}

/** What the page says in each state; of an order that takes long it says more. Section 4, "Credit card order". */
export const CARD_WORDS: Readonly<Record<CardOrderAnswer, CardWords>> = {
  pending: { title: 'ordering.card.pending', text: 'ordering.card.pending.text', tone: 'waiting' },
  confirmed: { title: 'ordering.card.confirmed', text: 'ordering.card.confirmed.text', tone: 'good' },
  declined: { title: 'ordering.card.declined', text: 'ordering.card.declined.text', tone: 'bad' },
  cancelled: { title: 'ordering.card.cancelled', text: 'ordering.card.cancelled.text', tone: 'bad' },
  refused: { title: 'ordering.card.refused', text: 'ordering.card.refused.text', tone: 'bad' },
  'not-found': { title: 'ordering.card.notFound', text: 'ordering.card.notFound.text', tone: 'bad' },
};

/** Reasons worth telling: blank ones stand for what the page says itself, and none is told twice. Section 8. */
export const reasonsIn = (errorMessages: readonly string[]): string[] => [
  ...new Set(errorMessages.map((message) => message.trim()).filter((message) => message !== '')),
];
