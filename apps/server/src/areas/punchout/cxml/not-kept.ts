import type { CxmlItem } from '@grossist/order-formats';
import { LONGEST_ACCOUNTING, LONGEST_NOTE } from './ordered-line.ts';
import type { CxmlRequest } from './read-request.ts';
import { lineNamed, wantedDelivery } from './wanted-delivery.ts';

type OrderDocument = Extract<CxmlRequest, { kind: 'order' }>['request'];

/** A document tells so many at most. */
const MOST_TOLD = 50;

const ofLine = (line: CxmlItem, wantedDate: string | undefined): string[] => [
  ...(line.schedule !== undefined || (line.deliveryDate !== undefined && line.deliveryDate !== wantedDate)
    ? ['comes with the order, when it is wanted stands in its note']
    : []),
  ...(line.accountingShares === undefined ? [] : ['is accounted whole, how it is split stands in its note']),
  ...((line.accounting?.length ?? 0) > LONGEST_ACCOUNTING ? ['what it is accounted on is cut'] : []),
  ...((line.note?.length ?? 0) > LONGEST_NOTE ? ['its comments are cut'] : []),
];

/**
 * What a customer's system has to be told of an order that was taken otherwise than its document has it: another day,
 * what our lines have no place for, files that nobody reads.
 * @param comesOn the order's day
 */
export const notKept = ({ order, hasAttachment }: OrderDocument, comesOn: string | undefined): string[] => {
  const { date } = wantedDelivery(order);
  const hasFiles = hasAttachment || order.lines.some((line: CxmlItem) => line.hasAttachment === true);
  return [
    ...(date === undefined || comesOn === undefined || date === comesOn
      ? []
      : [`wanted on ${date}, planned for ${comesOn}`]),
    ...(hasFiles ? ['attachments were not read'] : []),
    ...order.lines.flatMap((line, at) => ofLine(line, date).map((told) => `${lineNamed(line, at)}: ${told}`)),
  ].slice(0, MOST_TOLD);
};
