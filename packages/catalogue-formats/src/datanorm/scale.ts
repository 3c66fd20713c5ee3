import { importMessage } from '../import-messages/index.ts';
import { Refusal, shown } from '../refusal.ts';
import type { Article, ArticleSurroundings } from './article.ts';
import { requireFields } from './fields.ts';
import { readListAmount, readPriceUnit } from './price.ts';

/** Staggered prices of one article, to bound what a hostile file can pile on it. */
const MOST = 50;

/** Bearbeitungsmerker: 1 prices and surcharges, 2 and 3 raw materials. */
const isRawMaterial = (fields: readonly string[]): boolean => fields[4] === '2' || fields[4] === '3';
/** Zuschlagart 1: another price from a quantity (Basismerker 1) on. */
const isStaggeredPrice = (fields: readonly string[]): boolean => fields[7] === '1' && fields[13] === '1';

/**
 * Reads a Z line behind its article. Only staggered list prices can be taken over: a surcharge for metal depends on the
 * price of the day, and what else real files charge here is terms of the buyer of the file.
 * @throws Refusal for a staggered price that is none
 */
export const takeSurcharge = (
  article: Article | undefined,
  fields: readonly string[],
  line: number,
  { head, notes }: ArticleSurroundings,
): void => {
  requireFields(fields, 5);
  if (isRawMaterial(fields)) {
    notes.add('metal-surcharge', line);
    return;
  }
  if (!isStaggeredPrice(fields)) {
    notes.add('other-surcharge', line);
    return;
  }
  const at = (place: number): string => fields[place] ?? '';
  const amount = readListAmount(at(9), at(11), line, notes);
  if (amount === undefined) return;
  if (article?.number !== at(2) || !article.record.listPrices) {
    throw new Refusal(
      'no-article',
      importMessage`no list price directly above the graduated price of ${shown(at(2))}`,
      'Artikelnummer',
    );
  }
  const from = at(14);
  if (!/^0*[1-9]\d{0,7}$/.test(from))
    throw new Refusal('quantity', importMessage`${'VON'} ${shown(from)} is not a whole number`, 'VON');
  if (String(readPriceUnit(at(10), head.version, line, notes) * BigInt(article.covers)) !== article.perQuantity) {
    const reason = importMessage`the graduated price has a different Preiseinheit than ${article.perQuantity}, that of its material`;
    throw new Refusal('price-unit', reason, 'Preiseinheit');
  }
  if (article.scales.size >= MOST)
    throw new Refusal('too-many-details', importMessage`more than ${MOST} graduated prices`);
  article.scales.set(Number(from) * article.covers, amount);
};
