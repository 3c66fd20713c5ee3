import { amountFrom, isoDate, quantityFrom } from '../numbers/index.ts';
import { nameOf } from '../text/index.ts';
import { at, childrenOf, type XmlElement } from '../xml/index.ts';
import { readAddress, readContact } from './read-address.ts';
import { hasAttachment } from './read-comments.ts';
import type { AccountingShare, CxmlDelivery, CxmlItem, ScheduledPart } from './types.ts';

/** More of them nobody reads. */
const MOST_PARTS = 20;

/** The ids of one distribution, from the widest to the narrowest. */
const accountingOf = (distribution: XmlElement): string => {
  const accounting = at(distribution, 'Accounting');
  const segments = [...childrenOf(accounting, 'AccountingSegment'), ...childrenOf(accounting, 'Segment')];
  return nameOf(segments.map(({ attributes }) => attributes['id'] ?? '').join('-')) ?? '';
};

const shareOf = (distribution: XmlElement): AccountingShare => {
  const money = at(distribution, 'Charge/Money');
  return {
    accounting: accountingOf(distribution),
    amount: amountFrom(money?.text, { line: distribution.line, name: 'Charge' }),
    currency: nameOf(money?.attributes['currency']),
  };
};

/** What the line is accounted on; where it is split between several, the share of each instead. */
const readAccounting = (item: XmlElement): Pick<CxmlItem, 'accounting' | 'accountingShares'> => {
  const shares = childrenOf(item, 'Distribution')
    .slice(0, MOST_PARTS)
    .map(shareOf)
    .filter(({ accounting }) => accounting !== '');
  const [first] = shares;
  if (first === undefined) return {};
  return shares.every(({ accounting }) => accounting === first.accounting)
    ? { accounting: first.accounting }
    : { accountingShares: shares };
};

/** The day of the item; where it is to come in several parts, these instead. */
const readDays = (item: XmlElement): Pick<CxmlItem, 'deliveryDate' | 'schedule'> => {
  const parts = childrenOf(item, 'ScheduleLine').map((part): ScheduledPart => {
    const { quantity, requestedDeliveryDate } = part.attributes;
    return {
      quantity: quantityFrom(quantity, { line: part.line, name: 'ScheduleLine' }),
      date: isoDate(requestedDeliveryDate),
    };
  });
  const days = new Set(parts.map(({ date }) => date));
  if (days.size > 1) return { schedule: parts.slice(0, MOST_PARTS) };
  const deliveryDate = isoDate(item.attributes['requestedDeliveryDate']) ?? [...days][0];
  return deliveryDate === undefined ? {} : { deliveryDate };
};

const readDelivery = (item: XmlElement): CxmlDelivery | undefined => {
  const shipTo = at(item, 'ShipTo/Address');
  return shipTo && { address: readAddress(shipTo), contact: readContact(shipTo) };
};

const MARKS = ['isReturn', 'operation'] as const;

/** What an item wants beside its material and quantity: accounting, days, an address of its own. */
export const readWishes = (item: XmlElement): Partial<CxmlItem> => {
  const delivery = readDelivery(item);
  // "isReturn" is a mark by being there; "operation" says what is to be done with the item instead.
  const isNoGoods = MARKS.some((mark) => item.attributes[mark] !== undefined);
  return {
    ...readAccounting(item),
    ...readDays(item),
    ...(delivery === undefined ? {} : { delivery }),
    ...(isNoGoods ? { isNoGoods } : {}),
    ...(hasAttachment(item) ? { hasAttachment: true } : {}),
  };
};
