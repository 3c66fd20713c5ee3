import {
  addMoney,
  type Currency,
  formatMoney,
  type Locale,
  languageOf,
  localTime,
  type Market,
  type Money,
  marketFacts,
  moneyOf,
  NO_MONEY,
  quantityOf,
  sumMoney,
  textIn,
} from '@grossist/domain';
import { type ServerText, textFor, writtenMoment } from '@grossist/messages/server-texts.ts';
import { type Selectable, sql } from 'kysely';
import type { Database, OrderLinesTable, OrdersTable } from '../../../db/index.ts';
import { type ConfirmedDates, writtenBackOrderDate, writtenOrderDates } from '../../delivery/index.ts';
import { writtenQuantity } from '../../pricing/index.ts';

/** The person who ordered, with current rights and language. */
interface Recipient {
  email: string;
  recipient: string;
  locale: Locale;
  market: Market;
  email_permission: boolean;
  show_net_price: boolean;
}

type ConfirmedHead = Selectable<OrdersTable> & Recipient;
interface ConfirmedLine extends Selectable<OrderLinesTable> {
  /** Amount of a kit's materials; null for lines that are no kit. */
  parts_amount: string | null;
}

interface ConfirmedOrder {
  head: ConfirmedHead;
  /** The first lines. */
  lines: readonly ConfirmedLine[];
  /** Dates of every line. */
  dates: readonly ConfirmedDates[];
}

/** Lines in the mail at most; the attached document has them all. */
const MOST_LINES = 100;

/** Loads an order with its recipient; undefined when either no longer exists. Three queries. */
export const confirmedOrder =
  (db: Database) =>
  async (orderId: string, contactId: string): Promise<ConfirmedOrder | undefined> => {
    const { rows } = await sql<ConfirmedHead>`
      select o.*, p.email, p.name as recipient, p.locale, p.email_permission, p.show_net_price, c.market
      from orders o
      join companies c on c.id = o.company_id
      join contacts p on p.id = ${contactId}
      where o.id = ${orderId}`.execute(db);
    const [head] = rows;
    if (head === undefined) return undefined;
    const lines = await sql<ConfirmedLine>`
      select l.*, p.parts_amount from order_lines l
      left join (
        select parent_line_number, sum(net_amount) as parts_amount from order_lines
        where order_id = ${orderId} and parent_line_number is not null group by parent_line_number
      ) p on p.parent_line_number = l.line_number
      where l.order_id = ${orderId} order by l.line_number limit ${MOST_LINES}`.execute(db);
    const dates = await db
      .selectFrom('order_lines')
      .select(['line_number', 'parent_line_number', 'back_ordered', 'back_order_date'])
      .where('order_id', '=', orderId)
      .execute();
    return { head, lines: lines.rows, dates };
  };

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
