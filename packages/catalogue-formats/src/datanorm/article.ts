import { isGtin } from '@grossist/domain';
import { importMessage } from '../import-message.ts';
import { Refusal } from '../read-events.ts';
import type { ListPrice, MaterialRecord } from '../records.ts';
import type { GroupNames } from './discount-groups.ts';
import { readNumber, requireFields, tidy } from './fields.ts';
import { articleLayout, type Head } from './head.ts';
import type { DatanormNotes } from './notes.ts';
import { readListAmount, readPriceUnit, readUnit } from './price.ts';

/** Data of an article beside its name and price: in its A line in version 5, in its B line in version 4. */
interface Additions {
  keywords: string[];
  otherNumbers: string[];
  ean: string | undefined;
  packageSize: string | undefined;
}

const LONGEST = 80;

/** An EAN, undefined where the field is blank or all zeros. */
export const readEan = (text: string, line: number, notes: DatanormNotes): string | undefined => {
  if (/^0*$/.test(text)) return undefined;
  if (isGtin(text)) return text;
  notes.add('wrong-ean', line);
  return undefined;
};

/** Mindestverpackungsmenge in quantity units; undefined where it is blank or 0. */
export const readPackage = (text: string, covers: number, line: number, notes: DatanormNotes): string | undefined => {
  if (/^0*$/.test(text)) return undefined;
  if (/^\d{1,6}$/.test(text)) return String(Number(text) * covers);
  notes.add('wrong-package', line);
  return undefined;
};

/** The texts that say something, each once, without the article's own number. */
export const distinct = (texts: readonly (string | undefined)[], number: string): string[] => [
  ...new Set(texts.map(tidy).filter((text) => text !== '' && text !== number && text.length <= LONGEST)),
];

/** Adds to a material what it does not have yet. */
export const withAdditions = (record: MaterialRecord, additions: Additions, { language }: Head): MaterialRecord => {
  const keywords = [...new Set([...(record.keywords?.[language] ?? []), ...additions.keywords])];
  const others = [...new Set([...(record.alternativeNumbers ?? []), ...additions.otherNumbers])];
  return {
    ...record,
    ...(additions.ean === undefined ? {} : { ean: additions.ean }),
    ...(additions.packageSize === undefined ? {} : { packageSize: additions.packageSize }),
    ...(keywords.length === 0 ? {} : { keywords: { [language]: keywords } }),
    ...(others.length === 0 ? {} : { alternativeNumbers: others }),
  };
};

/** An article while the lines that add to it are read. */
export interface Article {
  line: number;
  number: string;
  record: MaterialRecord;
  /** Sales units that its price is for, as written. */
  perQuantity: string;
  /** Sales units in one quantity unit: 100 where it is a hundred metres. */
  covers: number;
  mainGroup: string;
  /** Number of its long text (T). */
  textKey: string | undefined;
  scales: Map<number, string>;
}

/** Both short texts: the second goes on where the first ends at 40 characters. */
const nameOf = (text1: string, text2: string): string =>
  text2 === '' || text1.includes(text2) ? text1 : `${text1} ${text2}`.trim();

export const listPriceOf = (
  head: Head,
  amount: string,
  perQuantity: string,
  validFrom: string | undefined,
): ListPrice => ({
  market: head.market,
  currency: head.currency,
  amount,
  perQuantity,
  ...(validFrom === undefined ? {} : { validFrom }),
});

export interface ArticleSurroundings {
  head: Head;
  groups: GroupNames;
  notes: DatanormNotes;
  /** From when on the file's prices hold, where it says so. */
  validFrom: string | undefined;
}

/** Reads an A line that makes or changes an article. @throws Refusal naming the field that is wrong */
export const readArticle = (fields: readonly string[], line: number, around: ArticleSurroundings): Article => {
  const { head, groups, notes } = around;
  const layout = articleLayout(head.version);
  requireFields(fields, layout.fewest);
  const at = (place: number): string => fields[place] ?? '';
  const number = readNumber(fields[2]);
  const name = nameOf(tidy(at(layout.text1)), tidy(at(layout.text2)));
  if (name === '') throw new Refusal('name', importMessage`${'Kurztext 1'} is missing`, 'Kurztext 1');
  const { unit, covers } = readUnit(at(layout.unit), line, notes);
  const priceUnit = readPriceUnit(at(layout.priceUnit), head.version, line, notes);
  const amount = readListAmount(at(layout.priceMark), at(layout.price), line, notes);
  const perQuantity = String(priceUnit * BigInt(covers));
  const mainGroup = at(layout.mainGroup);
  const makerType = tidy(at(layout.makerType));
  const stock = at(layout.stock);
  const discountGroup = at(layout.discountGroup);
  const additions: Additions = {
    keywords: distinct([at(layout.matchcode), ...groups.of(mainGroup, at(layout.group))], number),
    otherNumbers: distinct([at(layout.alternative), at(layout.makerNumber), at(layout.reference)], number),
    ean: readEan(at(layout.ean), line, notes),
    packageSize: readPackage(at(layout.pack), covers, line, notes),
  };
  const record: MaterialRecord = {
    kind: 'material',
    supplierCode: head.supplier.code,
    supplierNumber: number,
    ...(makerType === '' ? {} : { typeDesignation: makerType }),
    names: { [head.language]: name },
    salesUnit: unit,
    status: '10',
    ...(stock === '1' || stock === '2' ? { isStocked: stock === '1' } : {}),
    ...(discountGroup === '' ? {} : { materialGroup: discountGroup }),
    markets: [head.market],
    ...(amount === undefined ? {} : { listPrices: [listPriceOf(head, amount, perQuantity, around.validFrom)] }),
  };
  return {
    line,
    number,
    record: withAdditions(record, additions, head),
    perQuantity,
    covers,
    mainGroup,
    textKey: at(layout.textKey) || undefined,
    scales: new Map(),
  };
};

/** The material, with what the lines behind it added. */
export const finishedRecord = ({ record, scales }: Article, head: Head, text: string): MaterialRecord => {
  const [price] = record.listPrices ?? [];
  const ascending = [...scales].sort(([left], [right]) => left - right);
  return {
    ...record,
    ...(price && ascending.length > 0
      ? {
          listPrices: [
            { ...price, scales: ascending.map(([from, amount]) => ({ fromQuantity: String(from), amount })) },
          ],
        }
      : {}),
    ...(text === '' ? {} : { descriptions: { [head.language]: text } }),
  };
};
