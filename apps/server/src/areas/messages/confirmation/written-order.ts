import {
  addMoney,
  type Currency,
  formatMoney,
  languageOf,
  localTime,
  type Money,
  marketFacts,
  moneyOf,
  NO_MONEY,
  quantityOf,
  sumMoney,
  textIn,
} from '@grossist/domain';
import { type ServerText, textFor, writtenMoment } from '@grossist/messages/server-texts.ts';
import { writtenBackOrderDate, writtenOrderDates } from '../../delivery/index.ts';
import { writtenQuantity } from '../../pricing/index.ts';
import type { ConfirmedHead, ConfirmedLine, ConfirmedOrder } from './confirmed-order.ts';

export interface WrittenLine {
  name: string;
  /** Code, type, note, back order and cutting fee, each a line of its own. */
  below: readonly string[];
  quantity: string;
  /** '' for readers who may not see net prices. */
  amount: string;
  isKitPart: boolean;
}

/** An order formatted for a mail in the reader's language; not escaped. */
export interface WrittenOrder {
  language: string;
  text: ServerText;
  subject: string;
  greeting: string;
  facts: readonly (readonly [label: string, value: string])[];
  lines: readonly WrittenLine[];
  /** The last is the total; empty for readers who may not see net prices. */
  sums: readonly (readonly [label: string, amount: string])[];
  /** Note about omitted lines; '' when there are none. */
  more: string;
  hasPrices: boolean;
}

const joined = (parts: readonly string[], separator = ', '): string =>
  parts.filter((part) => part !== '').join(separator);

const readerOf = ({ locale, market, ordered_at }: ConfirmedHead) => ({
  locale,
  today: localTime(ordered_at.getTime(), marketFacts(market).timeZone).date,
});

const momentOf = (head: ConfirmedHead): string =>
  writtenMoment(head.ordered_at, head.locale, { timeZone: marketFacts(head.market).timeZone });

const deliveredTo = ({ address }: ConfirmedHead): string =>
  address === null
    ? ''
    : joined([address.name, address.name2, address.street, joined([address.postalCode, address.city], ' ')]);

const factsOf = ({ head, dates }: ConfirmedOrder, text: ServerText): WrittenOrder['facts'] =>
  (
    [
      [text('orderMail.order'), head.sales_order_id],
      [text('orderMail.ordered'), momentOf(head)],
      [text('orderMail.name'), head.name],
      [text('orderMail.account'), joined([head.sold_to_name, head.sold_to])],
      [text('orderMail.project'), head.project_number],
      [text('orderMail.reference'), head.customer_reference],
      [text('orderMail.deliveredTo'), deliveredTo(head)],
      [text('orderMail.deliveryDate'), writtenOrderDates(dates, head.delivery_date, readerOf(head))],
      [text('orderMail.payment'), head.source === 'card' ? text('orderMail.byCard') : ''],
      [text('orderMail.note'), head.note],
    ] as const
  ).filter(([, value]) => value !== '');

const owedOf = (line: ConfirmedLine, head: ConfirmedHead, text: ServerText): string => {
  const owed = quantityOf(line.back_ordered);
  if (owed <= 0) return '';
  return text('orderMail.owed', {
    quantity: writtenQuantity(owed, line.sales_unit, head.locale),
    date: writtenBackOrderDate(line.back_order_date, readerOf(head)),
  });
};

/** Formats the cutting fee of a line; '' without a fee or without the right to see prices. */
const feeOf = (line: ConfirmedLine, { locale, currency, show_net_price }: ConfirmedHead): string => {
  const cuttingFee = moneyOf(line.cutting_fee ?? '0');
  if (!show_net_price || cuttingFee <= NO_MONEY) return '';
  return `${textFor(locale)('sharedCart.cuttingFee')}: ${formatMoney(cuttingFee, currency, locale)}`;
};

const lineOf = (line: ConfirmedLine, head: ConfirmedHead, text: ServerText): WrittenLine => {
  const { locale, currency } = head;
  const note = joined([line.note, line.additional_note], ' / ');
  const named = textIn(line.names, languageOf(locale))?.text ?? line.code;
  return {
    name: line.kit_name === '' ? named : line.kit_name,
    below: [
      joined([line.code, line.type_designation], ' · '),
      note === '' ? '' : `${text('orderMail.note')}: ${note}`,
      owedOf(line, head, text),
      feeOf(line, head),
    ].filter((part) => part !== ''),
    quantity: writtenQuantity(quantityOf(line.quantity), line.sales_unit, locale),
    amount: head.show_net_price
      ? formatMoney(addMoney(moneyOf(line.net_amount), moneyOf(line.parts_amount ?? '0')), currency, locale)
      : '',
    isKitPart: line.parent_line_number !== null,
  };
};

const sumsOf = (head: ConfirmedHead, text: ServerText): WrittenOrder['sums'] => {
  if (!head.show_net_price) return [];
  const row = (label: string, amount: Money, currency: Currency = head.currency) =>
    [label, formatMoney(amount, currency, head.locale)] as const;
  const freight = addMoney(
    moneyOf(head.freight),
    sumMoney([moneyOf(head.extra_freight), moneyOf(head.freight_service_tax)]),
  );
  const duties = moneyOf(head.duties);
  return [
    row(text('orderMail.subtotal'), moneyOf(head.sub_total)),
    ...(duties === NO_MONEY ? [] : [row(text('orderMail.duties'), duties)]),
    row(text('orderMail.freight'), freight),
    row(text('orderMail.vat', { percent: String(Number(head.vat_percent)) }), moneyOf(head.vat)),
    row(text('orderMail.total'), moneyOf(head.total)),
  ];
};

export const writtenOrder = (order: ConfirmedOrder): WrittenOrder => {
  const { head, lines } = order;
  const text = textFor(head.locale);
  const number = head.sales_order_id;
  const missing = head.line_count - lines.length;
  return {
    language: head.locale,
    text,
    subject: text('orderMail.subject', { number }),
    greeting: text('orderMail.received', { name: head.recipient, number }),
    facts: factsOf(order, text),
    lines: lines.map((line) => lineOf(line, head, text)),
    sums: sumsOf(head, text),
    more: missing > 0 ? text('orderMail.more', { count: String(missing) }) : '',
    hasPrices: head.show_net_price,
  };
};
