import { copied, interned } from '../compact-strings.ts';
import { importMessage, messagePart } from '../import-message.ts';
import { noteEvent, shown } from '../read-events.ts';
import type { NoteEvent } from '../reader.ts';
import type { FeatureValue } from '../records.ts';
import { childrenOf, type Element, textOf, tidy, within } from '../xml/element.ts';
import { LONGEST_CODE, MOST_DETAILS } from './bounds.ts';
import { codeOf, type DescriptionContext, describeFeatures, type FeatureLines, valuesOf } from './feature-lines.ts';
import type { NoteTally } from './note-tally.ts';

const NUMBER = /^[-+]?\d{1,15}(?:[.,]\d{1,12})?(?:[eE][-+]?\d{1,2})?$/;
const RANGE = /^([-+]?\d+(?:[.,]\d+)?)\s*(?:\.{2,3}|…|–|—|\s-\s|\bto\b|\bbis\b)\s*([-+]?\d+(?:[.,]\d+)?)$/;
const CLOSED_RANGE = /^(\d+(?:[.,]\d+)?)-(\d+(?:[.,]\d+)?)$/;
const YES_NO: Readonly<Record<string, boolean>> = { true: true, false: false };
/** Not applicable, unknown, no value: what ETIM's guideline and some files write. */
const UNKNOWN: ReadonlySet<string> = new Set(['-', '--', 'na', 'n/a', 'un', 'mv']);
const LONGEST_UNKNOWN = 3;
const VALUE_CODE = /^EV\d{6}$/;

const numberOf = (text: string, line: number, notes: NoteTally): number | undefined => {
  if (!NUMBER.test(text)) return undefined;
  const hasComma = text.includes(',');
  if (hasComma) notes.add('decimal-comma', line);
  const value = Number(hasComma ? text.replace(',', '.') : text);
  return Number.isFinite(value) ? value : undefined;
};

const ordered = (one: number, other: number): readonly [number, number] => (one <= other ? [one, other] : [other, one]);

const rangeOf = (text: string, line: number, notes: NoteTally): FeatureValue | undefined => {
  const [, low = '', high = ''] = RANGE.exec(text) ?? CLOSED_RANGE.exec(text) ?? [];
  if (low === '') return undefined;
  const from = numberOf(low, line, notes);
  const to = numberOf(high, line, notes);
  return from === undefined || to === undefined ? undefined : ordered(from, to);
};

/** Parses a value of an ETIM feature; undefined, with a warning, when it has none. Two numbers are a range. */
const etimValue = (texts: readonly string[], line: number, notes: NoteTally): FeatureValue | undefined => {
  const values = texts.filter(
    (text) => text !== '' && (text.length > LONGEST_UNKNOWN || !UNKNOWN.has(text.toLowerCase())),
  );
  const [first, second] = values;
  if (first === undefined) {
    notes.add(texts.some((text) => text !== '') ? 'unknown-value' : 'empty-value', line);
    return undefined;
  }
  const number = numberOf(first, line, notes);
  if (number !== undefined && second !== undefined && values.length === 2) {
    const other = numberOf(second, line, notes);
    if (other !== undefined) return ordered(number, other);
  }
  if (values.length > 1) notes.add('several-values', line);
  if (number !== undefined) return number;
  if (VALUE_CODE.test(first)) return first;
  if (/^EV\d{6}$/i.test(first)) return first.toUpperCase();
  const lower = first.toLowerCase();
  if (Object.hasOwn(YES_NO, lower)) return YES_NO[lower];
  const range = rangeOf(first, line, notes);
  if (range !== undefined) return range;
  notes.add('text-value', line);
  return first.slice(0, LONGEST_CODE);
};

interface Counted {
  first: number;
  features: number;
  listed: number;
  empty: number;
}

/** Counts the features of a file by their classification system, so that the report mentions each. */
export class FeatureTally {
  readonly #systems = new Map<string, Counted>();

  add(system: string, line: number, features: number, listed: number, empty: number): void {
    const key = this.#systems.has(system) || this.#systems.size < MOST_DETAILS ? system : 'others';
    const counted = this.#systems.get(key) ?? { first: line, features: 0, listed: 0, empty: 0 };
    counted.features += features;
    counted.listed += listed;
    counted.empty += empty;
    this.#systems.set(key, counted);
  }

  *notes(): Generator<NoteEvent> {
    for (const [system, { first, features, listed, empty }] of this.#systems) {
      const of = system === '' ? messagePart`without a classification system` : messagePart`of ${shown(system)}`;
      const isEtim = /^ETIM/i.test(system);
      const what = isEtim
        ? messagePart`read as class features`
        : messagePart`${listed} added to descriptions, ${empty} without a value, ${features - listed - empty} skipped`;
      yield noteEvent('features', importMessage`Features ${of}: ${features}, ${what}.`, first);
    }
  }
}

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
  const cached = known.get(written);
  if (cached !== undefined) return cached;
  const code = written.toUpperCase();
  if (!FEATURE_CODE.test(code)) return undefined;
  const own = interned(copied(code));
  if (known.size < MOST_KNOWN) known.set(copied(written), own);
  return own;
};

const etimFeatures = (block: Element, context: DescriptionContext): EtimFeatures => {
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
      context.notes.add('repeated-feature', feature.line);
      continue;
    }
    const value = etimValue(valuesOf(feature), feature.line, context.notes);
    if (value !== undefined) features[code] = value;
  }
  return { features, count: all.length - rest.length, rest };
};

/**
 * The PRODUCT_FEATURES of a product. Those of its ETIM class (of the newest release that the file gives) are its
 * features; the catalogue shows no others, so the rest become lines of the description, and are counted.
 */
export const readFeatures = (product: Element, context: DescriptionContext, tally: FeatureTally): ReadFeatures => {
  const blocks = childrenOf(product, 'PRODUCT_FEATURES');
  const isEtim = (block: Element): boolean => ETIM.test(systemOf(block));
  const [newest, ...others] = blocks
    .filter((block) => isEtim(block) && classOf(block) !== undefined)
    .toSorted((left, right) => releaseOf(right) - releaseOf(left));
  const { features, count, rest } = newest ? etimFeatures(newest, context) : { features: {}, count: 0, rest: [] };
  const lines: FeatureLines = {};
  const left = new Set(others);
  for (const other of others) context.notes.add('several-classes', other.line);
  if (newest) tally.add(systemOf(newest), newest.line, count, 0, 0);
  if (newest && rest.length > 0) {
    const described = describeFeatures(rest, new Set(newest.children), context);
    tally.add('', newest.line, rest.length, described.listed, described.empty);
    withLines(lines, described.lines);
  }
  for (const block of blocks) {
    if (block === newest || left.has(block)) continue;
    if (isEtim(block)) context.notes.add('etim-class-code', block.line);
    const all = within(block, 'FEATURE');
    const described = describeFeatures(all, new Set(block.children), context);
    tally.add(systemOf(block), block.line, all.length, described.listed, described.empty);
    withLines(lines, described.lines);
  }
  return { classCode: newest && classOf(newest), features, lines };
};
