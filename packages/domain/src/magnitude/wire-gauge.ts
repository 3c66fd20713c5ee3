import type { Amounts } from './amounts.ts';

const GAUGE = String.raw`(0{1,4}|[1-4]\/0|[1-9]|[1-4]\d)`;
const RANGE = String.raw`${GAUGE}(?:\s*(?:-|–|…|\.{2,3})\s*${GAUGE})?`;
const BEFORE = new RegExp(`^AWG\\s*${RANGE}$`, 'iu');
const AFTER = new RegExp(`^${RANGE}\\s*AWG$`, 'iu');

/** 18 → 18, 0 → 0, "2/0" and "00" → -1. */
const gaugeOf = (text: string): number => {
  if (text.endsWith('/0')) return 1 - Number(text.slice(0, -2));
  return /^0+$/u.test(text) ? 1 - text.length : Number(text);
};

/** Cross-section in m² of a wire of the gauge, by the definition of the American Wire Gauge (ASTM B258). */
const sectionOf = (gauge: number): number => (Math.PI / 4) * (0.000127 * 92 ** ((36 - gauge) / 39)) ** 2;

/** Reads "AWG 18", "2/0 AWG" or "AWG 18-12" as cross-sections; undefined for other texts. */
export const wireGaugeOf = (plain: string): Amounts | undefined => {
  const [, first, second] = BEFORE.exec(plain) ?? AFTER.exec(plain) ?? [];
  if (first === undefined) return undefined;
  const sections = [first, ...(second === undefined ? [] : [second])].map((gauge) => sectionOf(gaugeOf(gauge)));
  return { base: 'm2', values: sections.toSorted((one, other) => one - other) };
};
