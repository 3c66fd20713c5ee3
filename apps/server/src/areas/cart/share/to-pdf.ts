import {
  type CalendarDate,
  type Currency,
  formatMoney,
  type Locale,
  languageOf,
  type Money,
  NO_MONEY,
} from '@grossist/domain';
import type { Typescript } from '../../../gateways/typesetting/port.ts';
import { writtenDeliveryDay } from '../../delivery/index.ts';
import { writtenQuantity, writtenUnitPrice } from '../../pricing/index.ts';
import { CART_DOCUMENT } from './cart-document.ts';
import type { SharedCart, SharedLine } from './shared-cart.ts';

type DocumentCell = string | [main: string, below: string];

const factsOf = ({ words, locale, ...cart }: SharedCart, today: CalendarDate): [label: string, value: string][] =>
  (
    [
      [words.account, cart.account],
      [words.project, cart.project],
      [words.contact, cart.contact],
      [words.reference, cart.reference],
      [words.deliveredTo, cart.deliveredTo],
      [words.deliveryDate, writtenDeliveryDay(cart.deliveryDate === '' ? null : cart.deliveryDate, { locale, today })],
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '');

/** The amount with the cutting fee in it below. */
const amountOf = (
  { amount, cuttingFee }: Exclude<SharedLine['price'], undefined>,
  words: SharedCart['words'],
  currency: Currency,
  locale: Locale,
): DocumentCell => {
  const written = formatMoney(amount, currency, locale);
  return cuttingFee === NO_MONEY
    ? written
    : [written, `${words.cuttingFee} ${formatMoney(cuttingFee, currency, locale)}`];
};

const lineOf = (line: SharedLine, { locale, prices, words }: SharedCart): DocumentCell[] => {
  const below = [line.type, line.supplier, line.note].filter((part) => part !== '').join(' · ');
  const { price, kitAmount } = line;
  const kitText =
    kitAmount === undefined || prices === undefined ? '' : formatMoney(kitAmount, prices.currency, locale);
  return [
    String(line.position),
    line.number,
    [line.isKitPart ? `– ${line.name}` : line.name, below],
    writtenQuantity(line.quantity, line.unit, locale),
    ...(prices === undefined
      ? []
      : [
          price === undefined
            ? ''
            : writtenUnitPrice({ amount: price.unitPrice, perQuantity: price.per }, line.unit, prices.currency, locale),
          price === undefined ? kitText : amountOf(price, words, prices.currency, locale),
        ]),
  ];
};

const sumsOf = ({ words, prices, locale }: SharedCart): [label: string, amount: string][] => {
  if (prices === undefined) return [];
  const { totals, currency, vatPercent } = prices;
  const row = (label: string, money: Money): [string, string] => [label, formatMoney(money, currency, locale)];
  const freight = [totals.extraFreight, totals.freightServiceTax].filter((money) => money > 0);
  return [
    row(words.subtotal, totals.subtotal),
    row(words.duties, totals.duties),
    row(words.freight, totals.freight),
    ...freight.map((money) => row(`${words.freight} +`, money)),
    row(`${words.vat} ${vatPercent} %`, totals.tax),
    row(words.total, totals.total),
  ];
};

/**
 * A cart as a document to be set. Everything in it is data, so that nothing of it is read as markup.
 * @param today in the market of the cart
 */
export const asDocument = (cart: SharedCart, printed: string, today: CalendarDate): Typescript => {
  const { words, prices, name } = cart;
  const column = (header: string, numeric = false, grows = false) => ({ header, numeric, grows });
  return {
    template: CART_DOCUMENT,
    data: {
      language: languageOf(cart.locale),
      title: name === '' ? words.cart : name,
      facts: factsOf(cart, today),
      columns: [
        column(words.position, true),
        column(words.number),
        column(words.name, false, true),
        column(words.quantity, true),
        ...(prices === undefined ? [] : [column(words.unitPrice, true), column(words.amount, true)]),
      ],
      lines: cart.lines.map((line) => lineOf(line, cart)),
      sums: sumsOf(cart),
      printed: `${words.printed} ${printed}`,
      page: words.page,
    },
  };
};
