/** Orders and delivery notes as documents for the typesetter. */

import {
  type Currency,
  calendarDate,
  formatMoney,
  type Locale,
  languageOf,
  localTime,
  type Money,
  marketFacts,
  moneyOf,
  NO_MONEY,
  NO_QUANTITY,
  quantityOf,
  sumMoney,
  writeDate,
} from '@grossist/domain';
import { textFor, writtenMoment } from '@grossist/messages/server-texts.ts';
import type { DeliveryProgress } from '../../../../gateways/erp/port.ts';
import type { Typescript } from '../../../../gateways/typesetting/port.ts';
import { CART_DOCUMENT, writtenDate } from '../../../cart/index.ts';
import { writtenBackOrderDate, writtenDeliveryDay, writtenOrderDates } from '../../../delivery/index.ts';
import { writtenQuantity, writtenUnitPrice } from '../../../pricing/index.ts';
import { amountsOfKits, priceParts } from '../../details/order-line.ts';
import { deliveredTo } from '../../details/read-order.ts';
import { type PrintedLine, type PrintedOrder, printedName, printedNumber } from './printed-order.ts';

type DocumentCell = string | [main: string, below: string];
type Fact = [label: string, value: string];

interface Printing {
  locale: Locale;
  showNetPrice: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** Calendar date and time on the market's own clock. */
const printedOn = ({ head }: PrintedOrder, { locale, now }: Printing): string =>
  writtenMoment(now, locale, { timeZone: marketFacts(head.market).timeZone });

/** Dates are written as they were when it was ordered. */
const dateReaderOf = ({ head }: PrintedOrder, { locale }: Printing) => ({
  locale,
  today: calendarDate(head.ordered_on),
});

/** What every document of an order shows above its lines. */
const factsOf = ({ head }: PrintedOrder, { locale }: Printing, deliveryDate: string): Fact[] => {
  const text = textFor(locale);
  const facts: Fact[] = [
    [text('orderFile.orderName'), head.name],
    [text('orderFile.orderedAt'), writtenDate(head.ordered_on, locale)],
    [text('orderFile.orderedBy'), head.ordered_by],
    [text('sharedCart.account'), [head.sold_to_name, head.sold_to].filter((part) => part !== '').join(', ')],
    [
      text('sharedCart.project'),
      [head.project_title ?? '', head.project_number].filter((part) => part !== '').join(', '),
    ],
    [text('sharedCart.reference'), head.customer_reference],
    [text('sharedCart.contact'), [head.contact_person, head.contact_phone].filter((part) => part !== '').join(', ')],
    [text('sharedCart.deliveredTo'), deliveredTo(head)],
    [text('sharedCart.deliveryDate'), deliveryDate],
    [text('sharedCart.note'), head.note],
  ];
  return facts.filter(([, value]) => value !== '');
};

const belowOf = (line: PrintedLine, order: PrintedOrder, printing: Printing): string => {
  const { locale } = printing;
  const waiting =
    quantityOf(line.back_ordered) > NO_QUANTITY
      ? [
          `${textFor(locale)('orderFile.backOrdered')}: ${writtenQuantity(quantityOf(line.back_ordered), line.sales_unit, locale)}`,
          writtenBackOrderDate(line.back_order_date, dateReaderOf(order, printing)),
        ]
      : [];
  return [line.type_designation, line.note, line.additional_note, ...waiting].filter((part) => part !== '').join(' · ');
};

const pricesOf = (
  line: PrintedLine,
  kitAmount: Money | undefined,
  currency: Currency,
  locale: Locale,
): DocumentCell[] => {
  // A kit costs what is in it.
  if (kitAmount !== undefined) return ['', formatMoney(kitAmount, currency, locale)];
  const { unitPrice, cuttingFee } = priceParts(line);
  const written = formatMoney(moneyOf(line.net_amount), currency, locale);
  const fee = `${textFor(locale)('sharedCart.cuttingFee')} ${formatMoney(cuttingFee, currency, locale)}`;
  return [
    writtenUnitPrice(unitPrice, line.sales_unit, currency, locale),
    cuttingFee === NO_MONEY ? written : [written, fee],
  ];
};

const sumsOf = ({ head }: PrintedOrder, { locale }: Printing): Fact[] => {
  const text = textFor(locale);
  const row = (label: string, money: Money): Fact => [label, formatMoney(money, head.currency, locale)];
  const freight = sumMoney([moneyOf(head.freight), moneyOf(head.extra_freight), moneyOf(head.freight_service_tax)]);
  return [
    row(text('sharedCart.subtotal'), moneyOf(head.sub_total)),
    row(text('sharedCart.duties'), moneyOf(head.duties)),
    row(text('sharedCart.freight'), freight),
    row(`${text('sharedCart.vat')} ${Number(head.vat_percent)} %`, moneyOf(head.vat)),
    row(text('sharedCart.total'), moneyOf(head.total)),
  ];
};

const column = (header: string, numeric = false, grows = false) => ({ header, numeric, grows });

/** An order as a document to be set: everything in it is data, and prices only where they may be seen. */
export const orderDocument = (order: PrintedOrder, printing: Printing): Typescript => {
  const { head, lines } = order;
  const { locale, showNetPrice } = printing;
  const language = languageOf(locale);
  const text = textFor(locale);
  const kits = amountsOfKits(lines);
  return {
    template: CART_DOCUMENT,
    data: {
      language,
      title: `${text('orderFile.order')} ${head.sales_order_id}`,
      facts: factsOf(order, printing, writtenOrderDates(lines, head.delivery_date, dateReaderOf(order, printing))),
      columns: [
        column(text('sharedCart.position'), true),
        column(text('sharedCart.number')),
        column(text('sharedCart.name'), false, true),
        column(text('sharedCart.quantity'), true),
        ...(showNetPrice ? [column(text('sharedCart.unitPrice'), true), column(text('sharedCart.amount'), true)] : []),
      ],
      lines: lines.map((line): DocumentCell[] => [
        String(line.line_number),
        printedNumber(line, head.preferred_article_number),
        [printedName(line, locale), belowOf(line, order, printing)],
        writtenQuantity(quantityOf(line.quantity), line.sales_unit, locale),
        ...(showNetPrice ? pricesOf(line, kits.get(line.line_number), head.currency, locale) : []),
      ]),
      sums: showNetPrice ? sumsOf(order, printing) : [],
      printed: `${text('sharedCart.printed')} ${printedOn(order, printing)}`,
      page: text('sharedCart.page'),
    },
  };
};

/** What was in a delivery, as a document to be set. It has no prices, for any reader. */
export const deliveryNote = (order: PrintedOrder, delivery: DeliveryProgress, printing: Printing): Typescript => {
  const { head } = order;
  const { locale } = printing;
  const language = languageOf(locale);
  const text = textFor(locale);
  const byNumber = new Map(order.lines.map((line) => [line.line_number, line]));
  const day = (at: number | undefined): string =>
    at === undefined ? '' : writeDate(localTime(at, marketFacts(head.market).timeZone).date, { locale });
  const own: [string, string][] = [
    [text('orderFile.orderNumber'), head.sales_order_id],
    [text('orderFile.shippedAt'), day(delivery.shippedAt ?? delivery.pickedAt)],
    [text('orderFile.carrier'), delivery.carrier],
    [text('orderFile.tracking'), delivery.trackingNumber],
  ];
  return {
    template: CART_DOCUMENT,
    data: {
      language,
      title: `${text('orderFile.deliveryNote')} ${delivery.deliveryId}`,
      facts: [
        ...own.filter(([, value]) => value !== ''),
        ...factsOf(order, printing, writtenDeliveryDay(head.delivery_date, dateReaderOf(order, printing))),
      ],
      columns: [
        column(text('sharedCart.position'), true),
        column(text('sharedCart.number')),
        column(text('sharedCart.name'), false, true),
        column(text('sharedCart.quantity'), true),
      ],
      lines: delivery.lines.flatMap(({ lineNumber, quantity }) => {
        const line = byNumber.get(lineNumber);
        if (line === undefined) return [];
        return [
          [
            String(lineNumber),
            printedNumber(line, head.preferred_article_number),
            [printedName(line, locale), line.type_designation],
            writtenQuantity(quantity, line.sales_unit, locale),
          ],
        ];
      }),
      sums: [],
      printed: `${text('sharedCart.printed')} ${printedOn(order, printing)}`,
      page: text('sharedCart.page'),
    },
  };
};
