import { GREEN_YELLOW } from '../data/colours.ts';
import { NUMBERS, type NumberName, WORDS, type WordName } from '../data/feature-codes.ts';
import { VALUE_WORDS } from '../data/values.ts';
import type { DrawingSubject, FeatureValue } from '../subject.ts';
import { colourOf, materialOf } from './words.ts';

/** What a drawing asks of its subject; every number is finite and within the asked bounds. */
export interface Facts {
  /** The measure, kept within [low, high]; `other` when the data says nothing usable. */
  number: (name: NumberName, low: number, high: number, other: number) => number;
  /** The same rounded, for counting. */
  count: (name: NumberName, low: number, high: number, other: number) => number;
  known: (name: NumberName) => number | undefined;
  word: (name: WordName) => string | undefined;
  /** First group of the pattern in the type designation, else in the name. */
  written: (pattern: RegExp) => string | undefined;
  /** Type designation, name, class name and model in lower case, to look for a trait in. */
  traits: string;
  /** #rrggbb of the article's own colour, or the other. */
  colour: (other: string) => string;
  /** #rrggbb of its bare material, or the other. */
  material: (other: string) => string;
  sheath: (other: string) => string;
  /** #rrggbb or "green-yellow". */
  insulation: (other: string) => string;
  /** Cores and cross-section as the trade writes them. */
  cable: { cores: number; earth: boolean; area: number | undefined; label: string };
  salesUnit: string;
}

// Beyond this a measure is an error of the data, and its digits would flood the picture.
const SANE = 1e6;

const numeric = (value: FeatureValue | undefined): number | undefined => {
  const first = Array.isArray(value) ? value[1] : value;
  if (typeof first === 'boolean' || first === undefined || first === '') return undefined;
  const parsed = typeof first === 'number' ? first : Number(String(first).replace(',', '.'));
  return Number.isFinite(parsed) && parsed > 0 && parsed < SANE ? parsed : undefined;
};

// What careless exports write where they have nothing to say.
const NOTHING = /^\s*(?:nan|undefined|null|[-+]?infinity|n\/?a|-*)\s*$/i;

const wordOf = (value: FeatureValue | undefined): string | undefined =>
  typeof value !== 'string' || NOTHING.test(value)
    ? undefined
    : (VALUE_WORDS[value] ?? (/^EV\d{6}$/.test(value) ? undefined : value));

const first = <Out>(codes: readonly string[], read: (code: string) => Out | undefined): Out | undefined => {
  for (const code of codes) {
    const found = read(code);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Digits as the trade writes them here: at most two decimals, with a comma. */
export const digits = (value: number): string => String(Math.round(value * 100) / 100).replace('.', ',');

export const readFacts = (subject: DrawingSubject): Facts => {
  const features = new Map(Object.entries(subject.features));
  const known = (name: NumberName) => first(NUMBERS[name], (code) => numeric(features.get(code)));
  const word = (name: WordName) => first(WORDS[name], (code) => wordOf(features.get(code)));
  const sources = [subject.typeDesignation ?? '', subject.name];
  const written = (pattern: RegExp) => first(sources, (source) => pattern.exec(source)?.[1]);
  const number = (name: NumberName, low: number, high: number, other: number) =>
    Math.min(high, Math.max(low, known(name) ?? other));
  const named = sources.join(' ');
  const traits = `${named} ${subject.className ?? ''} ${word('model') ?? ''}`.toLowerCase();
  const single = (colour: string | undefined, other: string) =>
    colour === undefined || colour === GREEN_YELLOW ? other : colour;
  return {
    number,
    count: (name, low, high, other) => Math.round(number(name, low, high, other)),
    known,
    word,
    written,
    traits,
    colour: (other) => single(colourOf(word('colour') ?? word('sheath') ?? ''), single(colourOf(named), other)),
    material: (other) => materialOf(`${word('material') ?? ''} ${word('model') ?? ''}`) ?? materialOf(named) ?? other,
    sheath: (other) => single(colourOf(word('sheath') ?? word('colour') ?? named), other),
    insulation: (other) => colourOf(word('insulation') ?? word('colour') ?? named) ?? other,
    cable: cableOf(written, known),
    salesUnit: subject.salesUnit,
  };
};

const cableOf = (written: Facts['written'], known: Facts['known']): Facts['cable'] => {
  const writtenCable = written(/(\d{1,2}\s*[GXgx×]\s*\d{1,3}(?:[.,]\d{1,2})?)/);
  const [, coresText = '', kind = '', areaText = ''] = /(\d+)\s*([GXgx×])\s*([\d.,]+)/.exec(writtenCable ?? '') ?? [];
  const cores = Math.round(Math.min(99, Math.max(1, known('cores') ?? (Number(coresText) || 3))));
  const area = known('area') ?? numeric(areaText);
  const earth = kind === '' ? cores >= 3 : kind.toUpperCase() === 'G';
  const size = area === undefined ? '' : digits(area);
  const told = known('cores') !== undefined || coresText !== '';
  return { cores, earth, area, label: told ? `${cores}${earth ? 'G' : 'X'}${size}` : '' };
};
