import { formatMoney, formatQuantity, type Locale } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { CxmlItem } from '@grossist/order-formats';

const dayOf = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));

/** Without blanks that do not break, which are none to some systems. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

export interface NoteContext {
  locale: Locale;
  currency: Parameters<typeof formatMoney>[1];
  /** The day that the whole order is wanted on. */
  orderDate: string | undefined;
}

/**
 * What an item wants that a line of an order has no field for (a day of its own, several days, a split of its price),
 * in the buyer's language, to stand in its additional note, where people and documents find it; '' for nothing.
 */
export const wishNote = (
  { deliveryDate, schedule = [], accountingShares = [], unit = '' }: CxmlItem,
  { locale, currency, orderDate }: NoteContext,
): string => {
  const text = textFor(locale);
  const parts = schedule.map(({ quantity, date }) => {
    const written = formatQuantity(quantity, unit, locale);
    return date === undefined
      ? written
      : text('punchoutLine.wantedPart', { quantity: written, date: dayOf(date, locale) });
  });
  const shares = accountingShares.map(({ accounting, amount, currency: told = currency }) => {
    if (amount === undefined) return accounting;
    // Another currency than the customer's own is none that amounts are written in here.
    return told === currency ? `${accounting} ${formatMoney(amount, currency, locale)}` : accounting;
  });
  const isAnotherDay = deliveryDate !== undefined && deliveryDate !== orderDate;
  return plain(
    [
      isAnotherDay ? text('punchoutLine.wantedOn', { date: dayOf(deliveryDate, locale) }) : '',
      parts.length === 0 ? '' : text('punchoutLine.wantedInParts', { parts: parts.join(', ') }),
      shares.length === 0 ? '' : text('punchoutLine.accountedInParts', { parts: shares.join(', ') }),
    ]
      .filter((part) => part !== '')
      .join(' / '),
  );
};
