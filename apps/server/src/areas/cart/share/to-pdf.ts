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
import type { SharedCart, SharedLine } from './shared-cart.ts';

/** Layout of an exported cart: A4, the table header on each page. Data is shown as it is, never as markup. */
export const CART_DOCUMENT = `
#let d = json(bytes(sys.inputs.data))
#set document(title: d.title)
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 18mm, bottom: 20mm),
  footer: context {
    set text(8pt, fill: luma(90))
    grid(columns: (1fr, auto), d.printed, [#d.page #counter(page).display("1 / 1", both: true)])
  },
)
#set text(size: 9.5pt, lang: d.language, number-width: "tabular")
#set par(leading: 0.5em)

// A word that is wider than its cell is broken anywhere; an empty box lets it break and leaves no trace in copied text.
#let is-long(word) = word.len() > 16
#let has-long(value) = value.len() > 16 and value.split(regex("\\s")).any(is-long)
#let fitted(value) = if not has-long(value) { value } else {
  layout(size => {
    show regex("\\S{9,}"): word => context {
      if measure(word.text).width <= size.width { word } else { word.text.clusters().join(box()) }
    }
    value
  })
}

#text(18pt, weight: "bold", fitted(d.title))
#v(2mm)
#if d.facts.len() > 0 {
  grid(
    columns: (auto, 1fr),
    column-gutter: 5mm,
    row-gutter: 1.6mm,
    ..d.facts.map(((label, value)) => (text(fill: luma(90), label), fitted(value))).flatten(),
  )
}
#v(4mm)

#let numeric = d.columns.map(column => column.numeric)
#let main-of(cell) = if type(cell) == str { cell } else { cell.first() }
#let width-of(at) = if d.columns.at(at).grows {
  1fr
} else if d.lines.any(line => has-long(main-of(line.at(at)))) {
  34mm
} else { auto }
#table(
  columns: range(d.columns.len()).map(width-of),
  align: (column, _) => if numeric.at(column) { right } else { left },
  inset: (x: 1.6mm, y: 1.4mm),
  stroke: (_, y) => (bottom: if y == 0 { 0.8pt } else { 0.3pt + luma(190) }),
  table.header(..d.columns.map(column => text(8.5pt, weight: "bold", column.header))),
  ..d
    .lines
    .map(line => line.map(cell => if type(cell) == str { fitted(cell) } else {
      fitted(cell.first())
      if cell.at(1) != "" { linebreak(); text(8pt, fill: luma(90), fitted(cell.at(1))) }
    }))
    .flatten(),
)

#if d.sums.len() > 0 {
  v(3mm)
  block(breakable: false, width: 100%, align(right, grid(
    columns: 2,
    column-gutter: 8mm,
    row-gutter: 1.8mm,
    align: (left, right),
    ..d.sums.slice(0, -1).flatten(),
    ..d.sums.last().map(part => text(11pt, weight: "bold", part)),
  )))
}
`;

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

/** Formats the amount, with the included cutting fee below. */
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
 * Returns a cart as a document to typeset. All content is passed as data, so that none of it is parsed as markup.
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
