import {
  type CalendarDate,
  type Currency,
  formatMoney,
  type Locale,
  languageOf,
  type Money,
  NO_MONEY,
} from '@grossist/domain';
import { type ServerText, textFor } from '@grossist/messages/server-texts.ts';
import type { Typescript } from '../../../gateways/typesetting/port.ts';
import { writtenDeliveryDay } from '../../delivery/index.ts';
import { writtenQuantity, writtenUnitPrice } from '../../pricing/index.ts';
import { CART_DOCUMENT } from './cart-document.ts';
import type { SharedCart, SharedLine } from './shared-cart.ts';

type DocumentCell = string | [main: string, below: string];

const factsOf = ({ locale, ...cart }: SharedCart, today: CalendarDate): [label: string, value: string][] => {
  const text = textFor(locale);
  return (
    [
      [text('sharedCart.account'), cart.account],
      [text('sharedCart.project'), cart.project],
      [text('sharedCart.contact'), cart.contact],
      [text('sharedCart.reference'), cart.reference],
      [text('sharedCart.deliveredTo'), cart.deliveredTo],
      [
        text('sharedCart.deliveryDate'),
        writtenDeliveryDay(cart.deliveryDate === '' ? null : cart.deliveryDate, { locale, today }),
      ],
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '');
};

/** The amount with the cutting fee in it below. */
const amountOf = (
  { amount, cuttingFee }: Exclude<SharedLine['price'], undefined>,
  text: ServerText,
  currency: Currency,
  locale: Locale,
): DocumentCell => {
  const written = formatMoney(amount, currency, locale);
  return cuttingFee === NO_MONEY
    ? written
    : [written, `${text('sharedCart.cuttingFee')} ${formatMoney(cuttingFee, currency, locale)}`];
};

const lineOf = (line: SharedLine, { locale, prices }: SharedCart): DocumentCell[] => {
  const text = textFor(locale);
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
          price === undefined ? kitText : amountOf(price, text, prices.currency, locale),
        ]),
  ];
};

const sumsOf = ({ prices, locale }: SharedCart): [label: string, amount: string][] => {
  const text = textFor(locale);
  if (prices === undefined) return [];
  const { totals, currency, vatPercent } = prices;
  const row = (label: string, money: Money): [string, string] => [label, formatMoney(money, currency, locale)];
  const freight = [totals.extraFreight, totals.freightServiceTax].filter((money) => money > 0);
  return [
    row(text('sharedCart.subtotal'), totals.subtotal),
    row(text('sharedCart.duties'), totals.duties),
    row(text('sharedCart.freight'), totals.freight),
    ...freight.map((money) => row(`${text('sharedCart.freight')} +`, money)),
    row(`${text('sharedCart.vat')} ${vatPercent} %`, totals.tax),
    row(text('sharedCart.total'), totals.total),
  ];
};

/**
 * A cart as a document to be set. Everything in it is data, so that nothing of it is read as markup.
 * @param today in the market of the cart
 */
export const asDocument = (cart: SharedCart, printed: string, today: CalendarDate): Typescript => {
  const { prices, name } = cart;
  const text = textFor(cart.locale);
  const column = (header: string, numeric = false, grows = false) => ({ header, numeric, grows });
  return {
    template: CART_DOCUMENT,
    data: {
      language: languageOf(cart.locale),
      title: name === '' ? text('sharedCart.cart') : name,
      facts: factsOf(cart, today),
      columns: [
        column(text('sharedCart.position'), true),
        column(text('sharedCart.number')),
        column(text('sharedCart.name'), false, true),
        column(text('sharedCart.quantity'), true),
        ...(prices === undefined
          ? []
          : [column(text('sharedCart.unitPrice'), true), column(text('sharedCart.amount'), true)]),
      ],
      lines: cart.lines.map((line) => lineOf(line, cart)),
      sums: sumsOf(cart),
      printed: `${text('sharedCart.printed')} ${printed}`,
      page: text('sharedCart.page'),
    },
  };
};
