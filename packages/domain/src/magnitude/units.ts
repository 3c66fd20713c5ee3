/** A unit in terms of the one that all of its kind are compared in. */
export interface KnownUnit {
  /** "m", "A", "m2"; '' for a plain number. */
  base: string;
  factor: number;
}

const PREFIXES: Readonly<Record<string, number>> = {
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  μ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
};

const PREFIXED = 'm g A V W VA var Hz F H Ω Ohm lm lx cd K Pa N Nm J Wh Ah l L s Wp'.split(' ');

const INCH = 0.0254;

const FIXED: Readonly<Record<string, KnownUnit>> = {
  '': { base: '', factor: 1 },
  Ohm: { base: 'Ω', factor: 1 },
  L: { base: 'l', factor: 1 },
  bar: { base: 'Pa', factor: 1e5 },
  mbar: { base: 'Pa', factor: 100 },
  min: { base: 's', factor: 60 },
  h: { base: 's', factor: 3600 },
  ft: { base: 'm', factor: 0.3048 },
  "'": { base: 'm', factor: 0.3048 },
  '°C': { base: '°C', factor: 1 },
  '°': { base: '°', factor: 1 },
};

const INCHES: ReadonlySet<string> = new Set([
  '"',
  '″',
  '”',
  "''",
  'in',
  'inch',
  'inches',
  'zoll',
  'tomme',
  'tommer',
  'tum',
]);

/** Powers of lengths: "mm²", "cm3". */
const POWER = /^(.?m)([23²³])$/u;

const linear = (unit: string): KnownUnit | undefined => {
  if (PREFIXED.includes(unit)) return FIXED[unit] ?? { base: unit, factor: 1 };
  const factor = PREFIXES[unit.charAt(0)];
  const rest = unit.slice(1);
  if (factor === undefined || !PREFIXED.includes(rest)) return undefined;
  return { base: FIXED[rest]?.base ?? rest, factor };
};

/** Returns a unit with its SI prefix resolved; undefined for one whose amounts are compared with no other unit's. */
export const knownUnit = (unit: string): KnownUnit | undefined => {
  if (INCHES.has(unit.toLowerCase())) return { base: 'm', factor: INCH };
  const fixed = FIXED[unit];
  if (fixed) return fixed;
  const [, length, sign] = POWER.exec(unit) ?? [];
  if (length === undefined) return linear(unit);
  const side = linear(length);
  const power = sign === '2' || sign === '²' ? 2 : 3;
  return side && { base: `m${power}`, factor: side.factor ** power };
};
