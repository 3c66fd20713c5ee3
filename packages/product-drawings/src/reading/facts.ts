import { NUMBERS, type NumberName, WORDS, type WordName } from '../data/feature-codes.ts';
import { VALUE_WORDS } from '../data/values.ts';
import { COLOURS, type ColourName, GREEN_YELLOW, MATERIALS, type MaterialName } from '../paint/colours.ts';

// Trade words of the markets; the order matters, for "green/yellow" holds both colours.
const COLOUR_WORDS: readonly (readonly [ColourName | typeof GREEN_YELLOW, RegExp])[] = [
  [
    GREEN_YELLOW,
    /(green|grøn|grün|grön|groen|grønn)[ /-]*(yellow|gul|gelb|geel)|(yellow|gul|gelb|geel)[ /-]*(green|grøn|grün|grön|groen)/,
  ],
  ['anthracite', /anthra|antra/],
  ['white', /white|hvid|hvit|weiß|weiss|\bvit|\bwit\b/],
  ['black', /black|sort\b|schwarz|svart|zwart/],
  ['grey', /gr[ea]y|grå|grau|grijs|graphite/],
  ['orange', /orange|oranje|oransje/],
  ['red', /\bred\b|\brød|\brot\b|\bröd|\brood/],
  ['turquoise', /turquoise|türkis/],
  ['blue', /blue|blå|blau|blauw/],
  ['green', /green|grøn|grün|grön|groen/],
  ['yellow', /yellow|\bgul|gelb|geel/],
  ['brown', /brown|brun|braun|bruin/],
  ['violet', /violet|purple|lilac/],
  ['pink', /pink|rosa/],
  ['ivory', /ivory|cream/],
  ['beige', /beige|sand/],
  ['gold', /\bgold/],
  ['silver', /silver|sølv|silber|zilver/],
  ['chrome', /chrom|\bkrom|chroom/],
];

const MATERIAL_WORDS: readonly (readonly [MaterialName, RegExp])[] = [
  ['stainless', /stainless|rustfri|edelstahl|rostfri|\brvs\b/],
  ['galvanised', /galvani[sz]ed|zinc|forzinket|verzinkt/],
  ['castIron', /cast iron|støbejern|gusseisen/],
  ['copper', /copper|kobber|kupfer|koppar|koper/],
  ['brass', /brass|messing|mässing/],
  ['bronze', /bronze|gunmetal/],
  ['aluminium', /alumin/],
  ['chrome', /chrom|\bkrom/],
  ['steel', /steel|stål|stahl|staal/],
  ['ceramic', /ceramic|porcel|keramik/],
  ['rubber', /rubber|gummi|nbr|epdm/],
  ['plastic', /plast|pvc|polyprop|polyeth|kunststo|\bpp\b|\bpe\b/],
];

/** The name of the colour that a word of data says; "green-yellow" for the protective conductor. */
const colourName = (words: string): ColourName | typeof GREEN_YELLOW | undefined =>
  COLOUR_WORDS.find(([, pattern]) => pattern.test(words.toLowerCase()))?.[0];

/** #rrggbb, or "green-yellow". */
const colourOf = (words: string): string | undefined => {
  const name = colourName(words);
  return name === undefined || name === GREEN_YELLOW ? name : COLOURS[name];
};

const materialOf = (words: string): string | undefined => {
  const name = MATERIAL_WORDS.find(([, pattern]) => pattern.test(words.toLowerCase()))?.[0];
  return name === undefined ? undefined : MATERIALS[name];
};

export type FeatureValue = string | number | readonly [number, number] | boolean;

/** What is known of the material that is drawn. Feature keys are ETIM's (EF…), text values ETIM's (EV…) or words. */
export interface DrawingSubject {
  sapMaterialNumber: string;
  /** ETIM class, EC…. */
  classCode?: string;
  /** English name of the class, used when the code is unknown. */
  className?: string;
  tree: 'electrical' | 'hws';
  salesUnit: string;
  features: Readonly<Record<string, FeatureValue>>;
  typeDesignation?: string;
  name: string;
}

/** What a drawing reads of its subject; every number is finite and within the requested bounds. */
export interface Facts {
  /** The measure, clamped to [low, high]; `other` when the data has no usable value. */
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

const wordOf = (value: FeatureValue | undefined): string | undefined => {
  if (typeof value !== 'string' || NOTHING.test(value)) return undefined;
  // Files may contain "valueOf" or any other name of JavaScript's own.
  if (Object.hasOwn(VALUE_WORDS, value)) return VALUE_WORDS[value];
  return /^EV\d{6}$/.test(value) ? undefined : value;
};

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
  const hasCores = known('cores') !== undefined || coresText !== '';
  return { cores, earth, area, label: hasCores ? `${cores}${earth ? 'G' : 'X'}${size}` : '' };
};
