import { importMessage } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';
import type { MaterialAmendmentRecord, MaterialRenumberingRecord, MediaReference } from '../records.ts';
import { type Article, type ArticleSurroundings, distinct, readEan, readPackage, withAdditions } from './article.ts';
import { readNumber, readYearFirst, requireFields } from './fields.ts';
import type { Head } from './head.ts';
import { readListAmount, readPriceUnit } from './price.ts';

/** Rohstoffkennzahl and weight of the metal in an article, which is charged beside its price. */
const hasMetal = (fields: readonly string[]): boolean => /[1-9]/.test(fields[7] ?? '') || /[1-9]/.test(fields[8] ?? '');

/** What a B line of version 4 (Hauptsatz 2) says of an article whose A line is right above it. */
export const mergeSecondLine = (
  article: Article,
  fields: readonly string[],
  line: number,
  { head, groups, notes }: ArticleSurroundings,
): void => {
  const at = (place: number): string => fields[place] ?? '';
  if (hasMetal(fields)) notes.add('metal-surcharge', line);
  const additions = {
    keywords: distinct([at(3), ...groups.of(article.mainGroup, at(11))], article.number),
    otherNumbers: distinct([at(4), at(15)], article.number),
    ean: readEan(at(9), line, notes),
    packageSize: readPackage(at(13), article.covers, line, notes),
  };
  article.record = withAdditions(article.record, additions, head);
};

/** The same for an article that is elsewhere, or not in the file; undefined when an amendment can hold none of it. */
export const amendmentOfSecondLine = (
  base: MaterialAmendmentRecord,
  fields: readonly string[],
  line: number,
  { notes }: ArticleSurroundings,
  covers: number,
): MaterialAmendmentRecord | undefined => {
  const at = (place: number): string => fields[place] ?? '';
  if (hasMetal(fields)) notes.add('metal-surcharge', line);
  const others = distinct([at(4), at(15)], base.supplierNumber ?? '');
  const packageSize = readPackage(at(13), covers, line, notes);
  if (readEan(at(9), line, notes) !== undefined) notes.add('ean-apart', line);
  if (others.length === 0 && packageSize === undefined) {
    notes.add('unused-addition', line);
    return undefined;
  }
  return {
    ...base,
    ...(packageSize === undefined ? {} : { packageSize }),
    ...(others.length === 0 ? {} : { addAlternativeNumbers: others }),
  };
};

/**
 * A B line of version 5 with L: the article ends, at once or on a later day, with the one that replaces it.
 * @throws Refusal for other flags
 */
export const amendmentOfEnding = (
  base: MaterialAmendmentRecord,
  fields: readonly string[],
  { head }: ArticleSurroundings,
): MaterialAmendmentRecord => {
  requireFields(fields, 4);
  const flag = (fields[1] ?? '').toUpperCase();
  const other = fields[3] ?? '';
  if (flag !== 'L') {
    throw new Refusal(
      'flag',
      importMessage`${'Verarbeitungskennzeichen'} ${shown(flag)} is unknown`,
      'Verarbeitungskennzeichen',
    );
  }
  const last = readYearFirst(fields[4]);
  const isLater = last !== undefined && head.made !== undefined && last > head.made;
  return {
    ...base,
    status: isLater ? '33' : '40',
    ...(other === '' ? {} : { replacedBy: { supplierNumber: readNumber(other) } }),
  };
};

/** In version 4 the place of the new number is, on other A lines, that of the mark of two digits for its texts. */
const TEXT_MARK = /^\d{2}$/;

/**
 * An article gets another number: A with X in version 4, B with A in version 5, both with the former number and the new
 * one side by side.
 * @throws Refusal where the line does not say which number is the new one
 */
export const renumberingOf = (number: string, fields: readonly string[], head: Head): MaterialRenumberingRecord => {
  const given = fields[3] ?? '';
  const isArticle = head.version === 4 && TEXT_MARK.test(given) && fields.slice(4).some((field) => field !== '');
  if (given === '' || isArticle || given === number) {
    throw new Refusal(
      'number-change',
      importMessage`the line does not give the new number of ${shown(number)}`,
      'Artikelnummer',
    );
  }
  return {
    kind: 'material-renumbering',
    supplierCode: head.supplier.code,
    supplierNumber: number,
    newSupplierNumber: readNumber(given),
    market: head.market,
  };
};

const KINDS: readonly { ending: RegExp; kind: MediaReference['kind'] }[] = [
  { ending: /\.(?:jpe?g|png|gif|bmp|tiff?|webp|svg)$/i, kind: 'picture' },
  { ending: /\.(?:dwg|dxf|eps|wmf)$/i, kind: 'drawing' },
  { ending: /\.pdf$/i, kind: 'document' },
];

/** Files of one line, to bound what a hostile one can pile on an article. */
const MOST_PICTURES = 20;
const LONGEST = 500;

const mediaOf = (field: string): MediaReference[] => {
  const found = field.length > LONGEST ? undefined : KINDS.find(({ ending }) => ending.test(field));
  return found === undefined ? [] : [{ kind: found.kind, source: field }];
};

/**
 * A G line: an article's pictures and drawings, by the names of their files or, in newer files, their addresses. What
 * else such lines hold differs from system to system, so the fields that name a file are taken, wherever they stand.
 * @throws Refusal without an article number
 */
export const readPictures = (fields: readonly string[]): { number: string; media: readonly MediaReference[] } => {
  const isFlag = /^[NALX]?$/i.test(fields[1] ?? '');
  const number = readNumber(isFlag ? fields[2] : fields[1]);
  const media = fields.slice(isFlag ? 3 : 2).flatMap(mediaOf);
  return { number, media: media.slice(0, MOST_PICTURES) };
};

/** The article with pictures besides those it has. */
export const addPictures = (article: Article, media: readonly MediaReference[]): void => {
  article.record = { ...article.record, media: [...(article.record.media ?? []), ...media] };
};

/** Staggered prices of one article, to bound what a hostile file can pile on it. */
const MOST_SCALES = 50;

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
  if (article.scales.size >= MOST_SCALES)
    throw new Refusal('too-many-details', importMessage`more than ${MOST_SCALES} graduated prices`);
  article.scales.set(Number(from) * article.covers, amount);
};
