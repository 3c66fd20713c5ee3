import { fingerprint } from '../fingerprint.ts';
import { Refusal, refusedEvent } from '../read-events.ts';
import type { ReadEvent } from '../reader.ts';
import type { MaterialAmendmentRecord } from '../records.ts';
import { type Article, type ArticleSurroundings, listPriceOf } from './article.ts';
import { readNumber } from './fields.ts';
import type { Version } from './head.ts';
import { readListAmount, readPriceUnit } from './price.ts';

/** One article's part of a P line, its fields as written. */
interface PriceEntry {
  number: string;
  mark: string;
  price: string;
  /** Version 4 has none: it is that of the article. */
  priceUnit: string | undefined;
  discountGroup: string;
  /** Rabattkennzeichen and Rabatt, up to three. */
  discounts: readonly { kind: string; value: string }[];
}

const WIDTH = 9;

const pairs = (fields: readonly string[]): { kind: string; value: string }[] => {
  const found = [];
  for (let at = 0; at + 1 < fields.length; at += 2) found.push({ kind: fields[at] ?? '', value: fields[at + 1] ?? '' });
  return found.filter(({ kind, value }) => kind !== '' || value !== '');
};

/**
 * The articles of a P line. Version 4 puts up to several in a line, nine fields each; version 5 has one, with its price
 * unit and discount group. Some systems write the lines of version 4 under a head of version 5.
 */
const readPriceLine = (fields: readonly string[], version: Version): PriceEntry[] => {
  if (version === 5 && !/^[NAL]$/i.test(fields[1] ?? '')) {
    const [, number = '', mark = '', priceUnit = '', price = '', discountGroup = ''] = fields;
    const discounts = pairs([...fields.slice(6, 12), '3', fields[12] ?? '']);
    return [{ number, mark, price, priceUnit, discountGroup, discounts }];
  }
  const entries: PriceEntry[] = [];
  for (let at = 2; at < fields.length; at += WIDTH) {
    const [number = '', mark = '', price = '', ...rest] = fields.slice(at, at + WIDTH);
    if (number === '' && mark === '' && price === '') continue;
    const discounts = pairs(rest);
    // Rabattkennzeichen 0 says that the value is the number of a discount group.
    const discountGroup = discounts.find(({ kind }) => kind === '0')?.value ?? '';
    entries.push({ number, mark, price, priceUnit: undefined, discountGroup, discounts });
  }
  return entries;
};

/** What is stored of every article of a file, as little as possible. */
interface SeenArticle {
  line: number;
  content: number;
  perQuantity: string;
  covers: number;
  textKey: string | undefined;
}

/** The articles of a file so far, by which later lines find them. */
export class SeenArticles {
  readonly #seen = new Map<string, SeenArticle>();

  get(number: string): SeenArticle | undefined {
    return this.#seen.get(number);
  }

  /** The earlier line of the same number, and whether its content was equal. */
  earlier(number: string, fields: readonly string[]): { line: number; isSame: boolean } | undefined {
    const seen = this.#seen.get(number);
    return seen && { line: seen.line, isSame: seen.content === fingerprint(fields) };
  }

  remember(fields: readonly string[], { number, line, perQuantity, covers, textKey }: Article): void {
    this.#seen.set(number, { line, perQuantity, covers, textKey, content: fingerprint(fields) });
  }
}

const noteDiscounts = ({ discounts }: PriceEntry, line: number, { notes }: ArticleSurroundings): void => {
  for (const { kind, value } of discounts) {
    if (kind === '0' || !/[1-9]/.test(value)) continue;
    if (kind === '1' || kind === '2') notes.add('line-discount', line);
    else notes.add(kind === '3' ? 'line-surcharge' : 'unknown-discount', line);
  }
};

interface PriceTargets {
  /** The article whose lines are being read: a price of it becomes part of it. */
  open: Article | undefined;
  seen: SeenArticles;
  /** @throws Refusal when nothing may be added to the article */
  amendment: (number: string) => MaterialAmendmentRecord;
}

const changeOf = (
  entry: PriceEntry,
  line: number,
  around: ArticleSurroundings,
  { open, seen, amendment }: PriceTargets,
): MaterialAmendmentRecord | undefined => {
  const { head, notes, validFrom } = around;
  const number = readNumber(entry.number);
  const amount = readListAmount(entry.mark, entry.price, line, notes);
  noteDiscounts(entry, line, around);
  const ownUnit =
    entry.priceUnit === undefined ? undefined : String(readPriceUnit(entry.priceUnit, head.version, line, notes));
  const target = open?.number === number ? open : undefined;
  const known = ownUnit ?? target?.perQuantity ?? seen.get(number)?.perQuantity;
  // A discount group is for a list price: beside a net one it is a remnant.
  const materialGroup = entry.mark === '1' && entry.discountGroup !== '' ? entry.discountGroup : undefined;
  if (amount === undefined && materialGroup === undefined) return undefined;
  const change = {
    ...(materialGroup === undefined ? {} : { materialGroup }),
    ...(amount === undefined ? {} : { listPrices: [listPriceOf(head, amount, known ?? '1', validFrom)] }),
  };
  if (target) {
    if (amount !== undefined && known !== undefined) target.perQuantity = known;
    target.record = { ...target.record, ...change };
    return undefined;
  }
  const base = amendment(number);
  if (amount === undefined || known !== undefined) return { ...base, ...change };
  notes.add('unknown-price-unit', line);
  return { ...base, ...change, keepsPerQuantity: true };
};

/**
 * The prices of a P line. Version 4 does not repeat the price unit: it is that of the article where the file has it,
 * else the amendment keeps the one the material has. One article of a line that is wrong is refused alone.
 */
export function* priceChanges(
  fields: readonly string[],
  line: number,
  around: ArticleSurroundings,
  targets: PriceTargets,
): Generator<ReadEvent> {
  for (const entry of readPriceLine(fields, around.head.version)) {
    try {
      const record = changeOf(entry, line, around, targets);
      if (record) yield { type: 'record', line, record };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      yield refusedEvent(line, error);
    }
  }
}
