import { createHash } from 'node:crypto';
import { moneyToDecimal, quantityToDecimal } from '@grossist/domain';
import type { CxmlItem } from '@grossist/order-formats';
import type { CxmlRequest } from './read-request.ts';
import { lineIdOf } from './restored-items.ts';

type OrderDocument = Extract<CxmlRequest, { kind: 'order' }>['request'];

const lineContent = (line: CxmlItem) => [
  line.identifiers.sap,
  quantityToDecimal(line.quantity),
  line.unit ?? null,
  line.unitPrice === undefined ? null : moneyToDecimal(line.unitPrice),
  line.perQuantity === undefined ? null : quantityToDecimal(line.perQuantity),
  line.currency ?? null,
  lineIdOf(line) ?? null,
  line.note ?? null,
  line.accounting ?? null,
];

/** What few items have. */
const wishContent = ({ deliveryDate, delivery, schedule = [], accountingShares = [] }: CxmlItem) => [
  deliveryDate ?? null,
  delivery ?? null,
  schedule.map(({ quantity, date }) => [quantityToDecimal(quantity), date ?? null]),
  accountingShares.map(({ accounting, amount, currency }) => [
    accounting,
    amount === undefined ? null : moneyToDecimal(amount),
    currency ?? null,
  ]),
];

/** SHA-256 of everything that makes it this order and no other. */
export const contentHash = ({ order, isDeliveredTogether }: OrderDocument): Buffer => {
  const { lines, delivery, currency, note } = order;
  const content = [
    lines.map(lineContent),
    delivery ?? null,
    currency ?? null,
    note ?? null,
    isDeliveredTogether,
    lines.map(wishContent),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest();
};
