import {
  type Currency,
  type DayChange,
  fillSentence,
  formatMoney,
  type LineObstacle,
  type Locale,
  languageOf,
  type Money,
  type OrderChange,
  type PriceChange,
  type Quantity,
  quantityToDecimal,
  type StockChange,
  type Texts,
  type TotalChange,
  textIn,
  writeDate,
} from '@grossist/domain';
import { type ServerKey, textFor } from '@grossist/messages/server-texts.ts';

export type RefusalCode = 'price-changed' | 'back-order' | 'delivery-date' | LineObstacle;

/** A line that keeps an order from being taken, and why. */
export interface LineRefusal {
  lineId: string;
  sapMaterialNumber: string;
  code: RefusalCode;
  available: Quantity | undefined;
  /** The difference from what the buyer was shown, which they may accept; absent: the line cannot be ordered. */
  change?: PriceChange | StockChange | DayChange;
}

export interface Refusal {
  lines: readonly LineRefusal[];
  /** The total, when it is another than the buyer was shown. */
  total?: TotalChange | undefined;
  /** Of all amounts: the cart's account's. */
  currency: Currency;
}

/** Thrown inside the order's transaction to roll it back; the response lists its lines. */
export class OrderRefused extends Error implements Refusal {
  override name = 'OrderRefused';
  readonly lines: readonly LineRefusal[];
  readonly total: TotalChange | undefined;
  readonly currency: Currency;

  constructor({ lines, total, currency }: Refusal) {
    super('The order was refused');
    this.lines = lines;
    this.total = total;
    this.currency = currency;
  }
}

/**
 * Why an order was refused: `unseen` for people who may not see prices, `undated` when the date of the rest is unknown.
 */
export type RefusalText = ServerKey extends infer Key
  ? Key extends `orderRefusal.${infer Reason}`
    ? Reason
    : never
  : never;

/** The reader of a refusal. */
export interface RefusalReader {
  locale: Locale;
  currency: Currency;
  showNetPrice: boolean;
}

const counted = (quantity: Quantity | undefined): string =>
  quantity === undefined ? '0' : String(Number(quantityToDecimal(quantity)));

/** Returns the text of a change and the two values that it names. */
const textOfChange = (
  change: OrderChange,
  reader: RefusalReader,
): { text: RefusalText; was?: string; now?: string } => {
  const { locale, currency, showNetPrice } = reader;
  const money = (amount: Money): string => formatMoney(amount, currency, locale);
  switch (change.kind) {
    case 'price-changed':
    case 'total':
      return showNetPrice
        ? { text: change.kind, was: money(change.was), now: money(change.now) }
        : { text: `${change.kind}-unseen` };
    case 'back-order': {
      const { backOrderDate: date } = change.now;
      return date === undefined ? { text: 'back-order-undated' } : { text: 'back-order', now: writeDate(date, reader) };
    }
    case 'delivery-date':
      return { text: 'delivery-date', was: writeDate(change.was, reader), now: writeDate(change.now, reader) };
  }
};

type RefusalValues = Partial<Record<'material' | 'available' | 'was' | 'now', string>>;

/** Writes why an order was refused, in a language. */
export const refusalText = (text: RefusalText, locale: Locale, values: RefusalValues = {}): string =>
  textFor(locale)(`orderRefusal.${text}`, values);

/**
 * Why a line keeps the order from being taken, in the buyer's language: in an editor's words where there are any.
 * [trn-02]
 */
export const refusalMessage = (line: LineRefusal, reader: RefusalReader, words?: Texts): string => {
  const {
    text,
    was = '',
    now = '',
  } = line.change === undefined ? { text: line.code } : textOfChange(line.change, reader);
  const values = { material: line.sapMaterialNumber, available: counted(line.available), was, now };
  const translated = textIn(words ?? {}, languageOf(reader.locale))?.text;
  return translated === undefined ? refusalText(text, reader.locale, values) : fillSentence(translated, values);
};

/** The same of a change of the order as a whole. */
export const changeMessage = (change: OrderChange, reader: RefusalReader): string => {
  const { text, was = '', now = '' } = textOfChange(change, reader);
  return refusalText(text, reader.locale, { was, now });
};
