/** Draws a picture of a material or node as SVG, from its class and features. */

import { FAMILY_OF_CLASS } from './data/families.ts';
import { KEYWORDS } from './data/keywords.ts';
import type { NodeSubject } from './drawing.ts';
import { type Brush, makeBrush } from './paint/brush.ts';
import { emblem, frame } from './paint/frame.ts';
import { escapeXml } from './paint/svg.ts';
import { type DrawingSubject, readFacts } from './reading/facts.ts';
import { DRAWINGS, type Family } from './registry.ts';

const byWords = (words: string | undefined): Family | undefined =>
  words === undefined || words === '' ? undefined : KEYWORDS.find(([, pattern]) => pattern.test(words))?.[0];

const PACKED: Readonly<Record<string, Family>> = { MTR: 'coil', ROL: 'roll', PAK: 'bag', BAG: 'bag', PCE: 'carton' };

/** The drawing for a material: by ETIM class, else by the class's English name, else by how it is sold. */
export const familyOf = (subject: Pick<DrawingSubject, 'classCode' | 'className' | 'salesUnit'>): Family =>
  FAMILY_OF_CLASS.get(subject.classCode ?? '') ??
  byWords(subject.className) ??
  PACKED[subject.salesUnit.toUpperCase()] ??
  'carton';

export type { NodeSubject } from './drawing.ts';
export type { DrawingSubject, FeatureValue } from './reading/facts.ts';

export { FAMILIES, type Family } from './registry.ts';

/** An id of our own making; other characters become their code, so different numbers never meet in one id. */
const idPrefix = (kind: string, code: string): string =>
  kind +
  code.replace(/[^A-Za-z0-9]/gu, (character) => `_${(character.codePointAt(0) ?? 0).toString(16)}_`).slice(0, 60);

const title = (words: string): string => `<title>${escapeXml(words.slice(0, 120))}</title>`;

/** The same picture under another family; for sheets that show them all. */
export const drawFamily = (family: Family, subject: DrawingSubject): string => {
  const brush = makeBrush(idPrefix('m', subject.sapMaterialNumber));
  const art = DRAWINGS[family](readFacts(subject), brush);
  return frame(title(subject.name), art.body, art.labels, brush);
};

/**
 * A square SVG (viewBox 0 0 400 400) of the material, deterministic and self-contained, below 12 kB:
 * the object on a light panel that reads on light and dark pages, with its main measure as a label.
 * Its ids start with the material number, so many pictures may stand in one page.
 */
export const drawMaterial = (subject: DrawingSubject): string => drawFamily(familyOf(subject), subject);

/** An emblem for a catalogue node: up to two of the families below it, on a disc in the tree's colour. */
export const drawNode = (subject: NodeSubject): string => {
  const prefix = idPrefix('n', subject.code);
  const brush = makeBrush(prefix);
  const known = subject.classCodes.map((code) => FAMILY_OF_CLASS.get(code));
  const families = [...new Set(known)].filter((family) => family !== undefined).slice(0, 2);
  const art = families.map((family) => nodeArt(family, subject, brush));
  return emblem({ id: `${prefix}-disc`, title: title(subject.code), tree: subject.tree, art }, brush);
};

const nodeArt = (family: Family, { tree }: NodeSubject, brush: Brush): string => {
  const bare = { sapMaterialNumber: '', tree, salesUnit: 'PCE', features: {}, name: '' };
  return DRAWINGS[family](readFacts(bare), brush).body;
};
