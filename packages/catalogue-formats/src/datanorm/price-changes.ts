import { refusedEvent } from '../events.ts';
import type { ReadEvent } from '../reader.ts';
import type { MaterialAmendmentRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { type Article, type ArticleSurroundings, listPriceOf } from './article.ts';
import { readNumber } from './fields.ts';
import { readListAmount, readPriceUnit } from './price.ts';
import { type PriceEntry, readPriceLine } from './price-lines.ts';
import type { SeenArticles } from './seen-articles.ts';

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
