import { writeDecimal } from '../decimals/index.ts';
import type { MaterialAmendmentRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { said } from '../said/index.ts';
import type { AlternativeDetail } from './alternative.ts';
import type { Article } from './article.ts';
import type { ArticleNumber } from './article-number.ts';
import type { Head } from './head.ts';
import { ONE } from './price.ts';

type NumberDetail = Exclude<AlternativeDetail, { type: 'package' }>;

/** The smallest package above one unit is what a buyer takes; the larger ones are cartons and pallets of it. */
export const isBetterPackage = (pack: bigint, than: bigint): boolean => pack > ONE && (than === ONE || pack < than);

const withOne = (list: readonly string[] | undefined, one: string): readonly string[] =>
  list?.includes(one) ? list : [...(list ?? []), one];

/** Adds another number to the article above it. @throws Refusal when an article would stand for itself */
export const mergeNumber = (article: Article, detail: NumberDetail): void => {
  const { record, number } = article;
  const { other, otherNumber } = detail;
  if (otherNumber ? otherNumber.key === number.key : other === number.number) {
    throw new Refusal('alternative-itself', said`the article is named as its own alternative`, 'VareNr');
  }
  if (detail.type === 'replacement') record.replacedBy = other;
  else if (detail.type === 'alternative') record.alternatives = withOne(record.alternatives, other);
  else if (otherNumber && record[otherNumber.name] === undefined) record[otherNumber.name] = other;
  else record.alternativeNumbers = withOne(record.alternativeNumbers, other);
};

/** A record for an article of earlier lines. @throws Refusal when such records cannot name it or say this */
export const amendmentOf = (subject: ArticleNumber, detail: AlternativeDetail, head: Head): MaterialAmendmentRecord => {
  const { name, number } = subject;
  if (name === 'ean') {
    throw new Refusal(
      'not-expressible',
      said`an article known by its EAN can only be added to right behind its line`,
      'VareMrk',
    );
  }
  const amendment: MaterialAmendmentRecord = { kind: 'material-amendment', [name]: number, market: head.market };
  switch (detail.type) {
    case 'package':
      return { ...amendment, packageSize: writeDecimal({ units: detail.pack, places: 4 }) };
    case 'replacement':
      return { ...amendment, replacedBy: detail.other };
    case 'identity':
      return { ...amendment, addAlternativeNumbers: [detail.other] };
    case 'alternative':
      throw new Refusal(
        'not-expressible',
        said`an alternative article can only be given right behind the article`,
        'VaType',
      );
  }
};
