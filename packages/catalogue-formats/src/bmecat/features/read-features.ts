import { copied } from '../../copied.ts';
import { interned } from '../../interned.ts';
import type { FeatureValue } from '../../records.ts';
import { childrenOf, type Element, textOf, tidy, within } from '../../xml/index.ts';
import { etimValue } from './etim-value.ts';
import { codeOf, valuesOf } from './feature.ts';
import { type FeatureLines, type Telling, tellFeatures } from './feature-lines.ts';
import type { FeatureTally } from './feature-tally.ts';

export interface ReadFeatures {
  classCode: string | undefined;
  features: Record<string, FeatureValue>;
  lines: FeatureLines;
}

const ETIM = /^ETIM(?:[-_ ]|$)/i;
const CLASS_CODE = /^EC\d{6}$/i;
const FEATURE_CODE = /^EF\d{6}$/i;

const systemOf = (block: Element): string => textOf(block, 'REFERENCE_FEATURE_SYSTEM_NAME');

const classOf = (block: Element): string | undefined =>
  childrenOf(block, 'REFERENCE_FEATURE_GROUP_ID')
    .map((id) => tidy(id.text).toUpperCase())
    .find((id) => CLASS_CODE.test(id));

/** "ETIM-8.0" is 8; a system that tells no version is the oldest. */
const releaseOf = (block: Element): number => Number(/\d{1,3}(?:\.\d{1,2})?/.exec(systemOf(block))?.[0] ?? 0);

const withLines = (into: FeatureLines, more: FeatureLines): void => {
  for (const [key, lines] of Object.entries(more)) {
    const language = key as keyof FeatureLines;
    into[language] = [...new Set([...(into[language] ?? []), ...lines])];
  }
};

interface EtimFeatures {
  features: Record<string, FeatureValue>;
  /** How many there are, those without a value among them. */
  count: number;
  /** Features without a code of ETIM. */
  rest: Element[];
}

/** Codes as files write them, of which there are few, each many times: the same text then, which is quick to look for. */
const known = new Map<string, string>();
const MOST_KNOWN = 20_000;

const etimCode = (written: string): string | undefined => {
  const kept = known.get(written);
  if (kept !== undefined) return kept;
  const code = written.toUpperCase();
  if (!FEATURE_CODE.test(code)) return undefined;
  const own = interned(copied(code));
  if (known.size < MOST_KNOWN) known.set(copied(written), own);
  return own;
};

const etimFeatures = (block: Element, telling: Telling): EtimFeatures => {
  const features: Record<string, FeatureValue> = {};
  const rest: Element[] = [];
  const all = within(block, 'FEATURE');
  for (const feature of all) {
    const code = etimCode(codeOf(feature));
    if (code === undefined) {
      rest.push(feature);
      continue;
    }
    if (features[code] !== undefined) {
      telling.notes.add('repeated-feature', feature.line);
      continue;
    }
    const value = etimValue(valuesOf(feature), feature.line, telling.notes);
    if (value !== undefined) features[code] = value;
  }
  return { features, count: all.length - rest.length, rest };
};

/**
 * The PRODUCT_FEATURES of a product. Those of its ETIM class (of the newest release that the file gives) are its
 * features; the catalogue shows no others, so the rest is told in lines for the description, and counted.
 */
export const readFeatures = (product: Element, telling: Telling, tally: FeatureTally): ReadFeatures => {
  const blocks = childrenOf(product, 'PRODUCT_FEATURES');
  const isEtim = (block: Element): boolean => ETIM.test(systemOf(block));
  const [newest, ...others] = blocks
    .filter((block) => isEtim(block) && classOf(block) !== undefined)
    .toSorted((left, right) => releaseOf(right) - releaseOf(left));
  const { features, count, rest } = newest ? etimFeatures(newest, telling) : { features: {}, count: 0, rest: [] };
  const lines: FeatureLines = {};
  const left = new Set(others);
  for (const other of others) telling.notes.add('several-classes', other.line);
  if (newest) tally.add(systemOf(newest), newest.line, count, 0, 0);
  if (newest && rest.length > 0) {
    const told = tellFeatures(rest, new Set(newest.children), telling);
    tally.add('', newest.line, rest.length, told.told, told.empty);
    withLines(lines, told.lines);
  }
  for (const block of blocks) {
    if (block === newest || left.has(block)) continue;
    if (isEtim(block)) telling.notes.add('etim-class-code', block.line);
    const all = within(block, 'FEATURE');
    const told = tellFeatures(all, new Set(block.children), telling);
    tally.add(systemOf(block), block.line, all.length, told.told, told.empty);
    withLines(lines, told.lines);
  }
  return { classCode: newest && classOf(newest), features, lines };
};
