import { importMessage } from '../import-messages/index.ts';
import type { ListPrice, MaterialRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { type Additions, distinct, readEan, readPackage, withAdditions } from './additions.ts';
import { readNumber, requireFields, tidy } from './fields.ts';
import type { GroupNames } from './group-names.ts';
import type { Head } from './head.ts';
import { articleLayout } from './layout.ts';
import type { DatanormNotes } from './notes.ts';
import { readListAmount, readPriceUnit, readUnit } from './price.ts';

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
