import { writeDecimal } from '../decimals/index.ts';
import { importMessage } from '../import-messages/index.ts';
import type { ForeignNumber, MaterialAmendmentRecord, MaterialReference } from '../records.ts';
import { Refusal } from '../refusal.ts';
import type { AlternativeDetail } from './alternative.ts';
import type { Article } from './article.ts';
import { type ArticleNumber, referenceTo } from './article-number.ts';
import type { Head } from './head.ts';
import { ONE } from './price.ts';

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
