import { importMessage } from '../import-messages/index.ts';
import type { MaterialAmendmentRecord } from '../records.ts';
import { Refusal, shown } from '../refusal.ts';
import { distinct, readEan, readPackage, withAdditions } from './additions.ts';
import type { Article, ArticleSurroundings } from './article.ts';
import { readYearFirst } from './dates.ts';
import { readNumber, requireFields } from './fields.ts';

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

/** The same of an article that stands elsewhere, or nowhere in the file; undefined when an amendment can say none of it. */
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
