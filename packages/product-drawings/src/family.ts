import { FAMILY_OF_CLASS } from './data/families.ts';
import { KEYWORDS } from './data/keywords.ts';
import type { Family } from './registry.ts';
import type { DrawingSubject } from './subject.ts';

const byWords = (words: string | undefined): Family | undefined =>
  words === undefined || words === '' ? undefined : KEYWORDS.find(([, pattern]) => pattern.test(words))?.[0];

const PACKED: Readonly<Record<string, Family>> = { MTR: 'coil', ROL: 'roll', PAK: 'bag', BAG: 'bag', PCE: 'carton' };

/** The drawing for a material: by ETIM class, else by the class's English name, else by how it is sold. */
export const familyOf = (subject: Pick<DrawingSubject, 'classCode' | 'className' | 'salesUnit'>): Family =>
  FAMILY_OF_CLASS.get(subject.classCode ?? '') ??
  byWords(subject.className) ??
  PACKED[subject.salesUnit.toUpperCase()] ??
  'carton';
