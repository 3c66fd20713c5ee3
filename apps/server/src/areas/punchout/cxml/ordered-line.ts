/** Converts items of a cXML order to order lines. */

import { calendarDate, formatMoney, formatQuantity, type Locale, writeDate } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { CxmlItem } from '@grossist/order-formats';
import type { Database } from '../../../db/index.ts';
import type { LineToPlace } from '../../orders/index.ts';
import { joinedNotes } from '../items/cart-items.ts';
import { type FormerLine, formerLines, type RestoredLine, restoredLines } from '../items/restored-lines.ts';

/** The same limits as on the cart page. */
export const LONGEST_NOTE = 1000;
export const LONGEST_ACCOUNTING = 60;

const kitOf = (line: FormerLine): NonNullable<LineToPlace['kit']> => ({
  id: line.kit_id,
  name: line.kit_name,
  quantityPerKit: line.quantity_per_kit,
  isMaterial: line.is_kit_material,
});

const SEVERAL_BLANKS = /\s+/g;

/** Returns the notes of a line. They were sent as one text: unless the customer's system changed it, both notes are restored. */
const notesOf = (given: string | undefined, former: FormerLine | undefined) => {
  const [note = '', additionalNote = ''] = former ? [former.note, former.additional_note] : [];
  const sent = joinedNotes(note, additionalNote).replaceAll(SEVERAL_BLANKS, ' ');
  return given === undefined || given.replaceAll(SEVERAL_BLANKS, ' ') === sent
    ? { note, additionalNote }
    : { note: given.slice(0, LONGEST_NOTE), additionalNote: '' };
};

/** Returns the accounting of a line. The shares of a split price are in the note, and the line has none of them. */
const accountingOf = ({ accounting, accountingShares }: CxmlItem, former: FormerLine | undefined) => {
  if (accounting === undefined && accountingShares === undefined && former !== undefined)
    return { accountingString1: former.accounting_string1, accountingString2: former.accounting_string2 };
  return { accountingString1: (accounting ?? '').slice(0, LONGEST_ACCOUNTING), accountingString2: '' };
};

/**
 * Builds an order line from the document's item and its former cart line.
 * @param wish requests that a line has no field for, for its additional note
 */
export const orderedLine = (
  item: CxmlItem,
  { former, isClearance, remnantLength, kitAt, isKit }: RestoredLine,
  wish: string,
): LineToPlace => {
  const inKit = isKit || kitAt !== undefined;
  const { note, additionalNote } = notesOf(item.note, former);
  return {
    sapMaterialNumber: item.identifiers.sap ?? '',
    quantity: item.quantity,
    note,
    additionalNote: joinedNotes(wish, additionalNote).slice(0, LONGEST_NOTE),
    ...accountingOf(item, former),
    isClearance,
    isDirectDelivery: former?.is_direct_delivery ?? false,
    ...(remnantLength === undefined ? {} : { remnantLength }),
    ...(inKit && former !== undefined ? { kit: kitOf(former) } : {}),
    ...(kitAt === undefined ? {} : { kitAt }),
  };
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Returns the id of an item's former cart line; undefined when it has none. */
export const lineIdOf = ({ auxiliaryId = '' }: CxmlItem): string | undefined =>
  UUID.test(auxiliaryId) ? auxiliaryId : undefined;

/** Loads the former cart lines of ordered items, by their places. One query. */
export const restoredItems = async (
  db: Database,
  customerId: string,
  items: readonly CxmlItem[],
): Promise<RestoredLine[]> => {
  const given = items.map((item) => ({
    sapMaterialNumber: item.identifiers.sap ?? '',
    quantity: item.quantity,
    lineId: lineIdOf(item),
  }));
  const former = await formerLines(
    db,
    customerId,
    given.flatMap(({ lineId }) => lineId ?? []),
  );
  return restoredLines(given, former);
};

const dayOf = (date: string, locale: Locale): string => writeDate(calendarDate(date), { locale });

/** Replaces no-break spaces, which some systems do not accept. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

interface NoteContext {
  locale: Locale;
  currency: Parameters<typeof formatMoney>[1];
  /** The requested day of the whole order. */
  orderDate: string | undefined;
}

/**
 * Formats requests of an item that an order line has no field for (its own day, several days, a split price) in the buyer's
 * language, for its additional note; '' when there are none.
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
  const shares = accountingShares.map(({ accounting, amount, currency: shareCurrency = currency }) => {
    if (amount === undefined) return accounting;
    // Amounts are formatted in the customer's own currency only.
    return shareCurrency === currency ? `${accounting} ${formatMoney(amount, currency, locale)}` : accounting;
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
