import {
  type Currency,
  calendarDate,
  formatMoney,
  type Locale,
  languageOf,
  type Money,
  marketFacts,
  moneyOf,
  NO_MONEY,
  NO_QUANTITY,
  quantityOf,
  sumMoney,
} from '@grossist/domain';
import type { Typescript } from '../../../../gateways/typesetting/port.ts';
import { CART_DOCUMENT, SHARE_WORDS, writtenDate } from '../../../cart/index.ts';
import { writtenBackOrderDate, writtenOrderDates } from '../../../delivery/index.ts';
import { writtenQuantity, writtenUnitPrice } from '../../../pricing/index.ts';
import { amountsOfKits, priceParts } from '../../details/order-line.ts';
import { deliveredTo } from '../../details/read-order.ts';
import { ORDER_WORDS } from '../data/words.ts';
import { type PrintedLine, type PrintedOrder, printedName, printedNumber } from './printed-order.ts';

type DocumentCell = string | [main: string, below: string];
type Fact = [label: string, value: string];

export interface Printing {
  locale: Locale;
  showNetPrice: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** Calendar date and time on the market's own clock. */
export const printedOn = ({ head }: PrintedOrder, { locale, now }: Printing): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: marketFacts(head.market).timeZone,
  }).format(now);

/** Dates are written as they were when it was ordered. */
export const dateReaderOf = ({ head }: PrintedOrder, { locale }: Printing) => ({
  locale,
  today: calendarDate(head.ordered_on),
});

/** What every document of an order shows above its lines. */
export const factsOf = ({ head }: PrintedOrder, { locale }: Printing, deliveryDate: string): Fact[] => {
  const words = { ...SHARE_WORDS[languageOf(locale)], ...ORDER_WORDS[languageOf(locale)] };
  const facts: Fact[] = [
    [words.orderName, head.name],
    [words.orderedAt, writtenDate(head.ordered_on, locale)],
    [words.orderedBy, head.ordered_by],
    [words.account, [head.sold_to_name, head.sold_to].filter((part) => part !== '').join(', ')],
    [words.project, [head.project_title ?? '', head.project_number].filter((part) => part !== '').join(', ')],
    [words.reference, head.customer_reference],
    [words.contact, [head.contact_person, head.contact_phone].filter((part) => part !== '').join(', ')],
    [words.deliveredTo, deliveredTo(head)],
    [words.deliveryDate, deliveryDate],
    [words.note, head.note],
  ];
  return facts.filter(([, value]) => value !== '');
};

const belowOf = (line: PrintedLine, order: PrintedOrder, printing: Printing): string => {
  const { locale } = printing;
  const { backOrdered } = ORDER_WORDS[languageOf(locale)];
  const waiting =
    quantityOf(line.back_ordered) > NO_QUANTITY
      ? [
          `${backOrdered}: ${writtenQuantity(quantityOf(line.back_ordered), line.sales_unit, locale)}`,
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
  const fee = `${SHARE_WORDS[languageOf(locale)].cuttingFee} ${formatMoney(cuttingFee, currency, locale)}`;
  return [
    writtenUnitPrice(unitPrice, line.sales_unit, currency, locale),
    cuttingFee === NO_MONEY ? written : [written, fee],
  ];
};

const sumsOf = ({ head }: PrintedOrder, { locale }: Printing): Fact[] => {
  const words = SHARE_WORDS[languageOf(locale)];
  const row = (label: string, money: Money): Fact => [label, formatMoney(money, head.currency, locale)];
  const freight = sumMoney([moneyOf(head.freight), moneyOf(head.extra_freight), moneyOf(head.freight_service_tax)]);
  return [
    row(words.subtotal, moneyOf(head.sub_total)),
    row(words.duties, moneyOf(head.duties)),
    row(words.freight, freight),
    row(`${words.vat} ${Number(head.vat_percent)} %`, moneyOf(head.vat)),
    row(words.total, moneyOf(head.total)),
  ];
};

export const column = (header: string, numeric = false, grows = false) => ({ header, numeric, grows });

/** An order as a document to be set: everything in it is data, and prices only where they may be seen. */
export const orderDocument = (order: PrintedOrder, printing: Printing): Typescript => {
  const { head, lines } = order;
  const { locale, showNetPrice } = printing;
  const language = languageOf(locale);
  const words = SHARE_WORDS[language];
  const kits = amountsOfKits(lines);
  return {
    template: CART_DOCUMENT,
    data: {
      language,
      title: `${ORDER_WORDS[language].order} ${head.sales_order_id}`,
      facts: factsOf(order, printing, writtenOrderDates(lines, head.delivery_date, dateReaderOf(order, printing))),
      columns: [
        column(words.position, true),
        column(words.number),
        column(words.name, false, true),
        column(words.quantity, true),
        ...(showNetPrice ? [column(words.unitPrice, true), column(words.amount, true)] : []),
      ],
      lines: lines.map((line): DocumentCell[] => [
        String(line.line_number),
        printedNumber(line, head.preferred_article_number),
        [printedName(line, locale), belowOf(line, order, printing)],
        writtenQuantity(quantityOf(line.quantity), line.sales_unit, locale),
        ...(showNetPrice ? pricesOf(line, kits.get(line.line_number), head.currency, locale) : []),
      ]),
      sums: showNetPrice ? sumsOf(order, printing) : [],
      printed: `${words.printed} ${printedOn(order, printing)}`,
      page: words.page,
    },
  };
};
