import { isGtin } from '@grossist/domain';
import type { MaterialRecord } from '../records.ts';
import { tidy } from './fields.ts';
import type { Head } from './head.ts';
import type { DatanormNotes } from './notes.ts';

/** What is said of an article beside its name and price: in its A line in version 5, in its B line in version 4. */
export interface Additions {
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
