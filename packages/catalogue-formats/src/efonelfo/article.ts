import { writeDecimal } from '../implied-decimal.ts';
import { importMessage } from '../import-message.ts';
import { Refusal } from '../read-events.ts';
import { supplierCodeOf } from '../records/catalogue.ts';
import type {
  ForeignNumber,
  MaterialAmendmentRecord,
  MaterialRecord,
  MaterialReference,
  MaterialStatus,
  Tree,
} from '../records.ts';
import {
  type AlternativeDetail,
  type ArticleNumber,
  numberField,
  readArticleNumber,
  referenceTo,
} from './article-number.ts';
import { type Head, tidy } from './head.ts';
import type { NoteTally } from './notes.ts';
import { ONE, readArticlePrice } from './price.ts';

/** PostType to Status: what every article line has. */
const FEWEST_FIELDS = 12;

/** Status: unchanged, new, changed, going out. */
const STATUSES: Readonly<Record<string, MaterialStatus>> = { '': '10', '0': '10', '1': '10', '2': '10', '3': '33' };

/** An article while the lines that add to it are read. */
export interface Article {
  line: number;
  number: ArticleNumber;
  record: MaterialRecord;
  /** Named by Fabrikat. */
  maker: { code: string; name: string } | undefined;
  /** BlokkNummer and RabattGruppe: articles of one group are of one trade. */
  groups: readonly string[];
  descriptions: string[];
  pack: bigint;
  /** Lines that were added, to bound what a hostile file can pile on one article. */
  details: number;
}

export const treeOfNumber = (number: ArticleNumber): Tree | undefined =>
  number.name === 'elNumber' ? 'electrical' : number.name === 'hwsNumber' ? 'hws' : undefined;

const groupsOf = (fields: readonly string[]): string[] => {
  const groups = [];
  if (fields[13]) groups.push(`R${fields[13]}`);
  if (fields[12]) groups.push(`B${fields[12]}`);
  return groups;
};

const statusOf = (text: string, line: number, notes: NoteTally): MaterialStatus => {
  const status = STATUSES[text];
  if (status === undefined) notes.add('unknown-status', line);
  return status ?? '10';
};

/**
 * Reads a VL line.
 * @param treeOfGroup the trade of a group by earlier lines
 * @throws Refusal naming the field that is wrong
 */
export const readArticle = (
  fields: readonly string[],
  line: number,
  head: Head,
  treeOfGroup: ReadonlyMap<string, Tree>,
  notes: NoteTally,
): Article => {
  if (fields.length < FEWEST_FIELDS) {
    throw new Refusal(
      'too-few-fields',
      importMessage`the line has ${fields.length} fields, ${FEWEST_FIELDS} are needed`,
    );
  }
  const number = readArticleNumber(fields[1], fields[2]);
  const name = tidy(fields[3]);
  if (name === '') throw new Refusal('name', importMessage`${'VaBetg'} is missing`, 'VaBetg');
  const { salesUnit, listPrices, pack } = readArticlePrice(fields, head, line, notes);
  const groups = groupsOf(fields);
  const knownTree = groups.map((group) => treeOfGroup.get(group)).find((tree) => tree !== undefined);
  const makerName = tidy(fields[14]);
  const maker = makerName === '' ? undefined : { code: supplierCodeOf(makerName), name: makerName };
  const type = tidy(fields[15]);
  const isNet = (fields[19] ?? '') === '' ? head.netPrices : fields[19]?.toUpperCase() === 'N';
  if (isNet) notes.add('net-price', line);
  if (/[1-9]/.test(fields[18] ?? '')) notes.add('line-discount', line);
  const stocked = (fields[16] ?? '').toUpperCase();
  const record: MaterialRecord = {
    kind: 'material',
    tree: treeOfNumber(number) ?? knownTree ?? 'electrical',
    supplierCode: maker?.code ?? head.seller.code,
    ...numberField(number),
    ...(maker && number.name === 'supplierNumber'
      ? { supplierNumbers: [{ supplierCode: head.seller.code, number: number.number }] }
      : {}),
    ...(type === '' ? {} : { typeDesignation: type }),
    names: { [head.language]: name },
    salesUnit,
    status: statusOf(fields[11] ?? '', line, notes),
    ...(stocked === 'J' || stocked === 'N' ? { isStocked: stocked === 'J' } : {}),
    ...(fields[13] && !isNet ? { materialGroup: fields[13] } : {}),
    markets: [head.market],
    ...(listPrices.length === 0 ? {} : { listPrices }),
  };
  const description = tidy(fields[4]);
  return {
    line,
    number,
    record,
    maker,
    groups,
    descriptions: description === '' ? [] : [description],
    pack,
    details: 0,
  };
};

/** The material, with what the lines behind it added. */
export const finishedRecord = ({ record, pack, descriptions }: Article, head: Head): MaterialRecord => ({
  ...record,
  packageSize: writeDecimal({ units: pack, places: 4 }),
  ...(descriptions.length === 0 ? {} : { descriptions: { [head.language]: descriptions.join('\n') } }),
});

type NumberDetail = Exclude<AlternativeDetail, { type: 'package' }>;

/** The smallest package above one unit is what a buyer takes; the larger ones are cartons and pallets of it. */
export const isBetterPackage = (pack: bigint, than: bigint): boolean => pack > ONE && (than === ONE || pack < than);

const withOne = (list: readonly string[] | undefined, one: string): readonly string[] =>
  list?.includes(one) ? list : [...(list ?? []), one];

const withReference = (
  list: readonly MaterialReference[] | undefined,
  one: ForeignNumber,
): readonly MaterialReference[] =>
  list?.some((each) => JSON.stringify(each) === JSON.stringify(one)) ? list : [...(list ?? []), one];

/** @throws Refusal when an article would stand for itself */
const checkOther = (number: ArticleNumber, detail: NumberDetail): void => {
  const isItself =
    detail.type === 'identity'
      ? detail.otherNumber
        ? detail.otherNumber.key === number.key
        : detail.other === number.number
      : detail.other.key === number.key;
  if (isItself)
    throw new Refusal('alternative-itself', importMessage`the material is named as its own alternative`, 'VareNr');
};

/** Adds another number to the article above it. @throws Refusal when an article would stand for itself */
export const mergeNumber = (article: Article, detail: NumberDetail, head: Head): void => {
  const { record, number } = article;
  checkOther(number, detail);
  if (detail.type === 'identity') {
    const { other, otherNumber } = detail;
    if (otherNumber && record[otherNumber.name] === undefined) record[otherNumber.name] = other;
    else record.alternativeNumbers = withOne(record.alternativeNumbers, other);
  } else if (detail.type === 'replacement') record.replacedBy = referenceTo(detail.other, head);
  else record.alternatives = withReference(record.alternatives, referenceTo(detail.other, head));
};

/** A record for an article of earlier lines. @throws Refusal when an article would stand for itself */
export const amendmentOf = (subject: ArticleNumber, detail: AlternativeDetail, head: Head): MaterialAmendmentRecord => {
  const amendment: MaterialAmendmentRecord = {
    kind: 'material-amendment',
    ...referenceTo(subject, head),
    market: head.market,
  };
  if (detail.type === 'package') return { ...amendment, packageSize: writeDecimal({ units: detail.pack, places: 4 }) };
  checkOther(subject, detail);
  switch (detail.type) {
    case 'replacement':
      return { ...amendment, replacedBy: referenceTo(detail.other, head) };
    case 'identity':
      return { ...amendment, addAlternativeNumbers: [detail.other] };
    case 'alternative':
      return { ...amendment, addAlternatives: [referenceTo(detail.other, head)] };
  }
};
