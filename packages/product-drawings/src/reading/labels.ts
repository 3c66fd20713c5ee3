import { digits, type Facts } from './facts.ts';

const some = (values: readonly (string | undefined)[]): string[] => {
  const given = values.filter((value): value is string => value !== undefined && value !== '');
  const bare = given.map((value) => value.replaceAll(' ', ''));
  return given.filter((_, index) => bare.indexOf(bare[index] ?? '') === index);
};

const unit = (facts: Facts, name: Parameters<Facts['known']>[0], suffix: string): string | undefined => {
  const value = facts.known(name);
  return value === undefined ? undefined : `${digits(value)}${suffix === '°' ? '' : ' '}${suffix}`;
};

export const protection = (facts: Facts): string | undefined => {
  const ip = (facts.word('protection') ?? facts.written(/\b(IP ?\d[\dX])/i))?.replace(' ', '').toUpperCase();
  return ip !== undefined && /^IP\d[\dX]/.test(ip) ? ip.slice(0, 5) : undefined;
};

/** B, C, D, K or Z in front of the current, as printed on a breaker. */
export const rating = (facts: Facts): string => {
  const curve = /^[BCDKZ]$/.test(facts.word('curve') ?? '')
    ? facts.word('curve')
    : facts.written(/\b([BCDKZ])\d{1,3}\b/);
  const current = facts.known('current') ?? Number(facts.written(/\b[BCDKZ]?(\d{1,3})A?\b/) ?? Number.NaN);
  if (!Number.isFinite(current)) return curve ?? '';
  return curve === undefined ? `${digits(current)} A` : `${curve}${digits(current)}`;
};

export const current = (facts: Facts): string => unit(facts, 'current', 'A') ?? '';

export const milliamps = (facts: Facts): string => {
  const fault = facts.known('faultCurrent');
  const written = facts.written(/\b(\d{2,3}) ?mA\b/i);
  if (fault !== undefined) return `${digits(fault < 5 ? fault * 1000 : fault)} mA`;
  return written === undefined ? '' : `${written} mA`;
};

/** Power, light flux and colour of a lamp. */
export const light = (facts: Facts): string[] =>
  some([
    unit(facts, 'watts', 'W') ?? unit(facts, 'lumen', 'lm'),
    unit(facts, 'kelvin', 'K'),
    facts.word('holder') ?? protection(facts),
  ]);

/** The bore of pipes, valves and fittings. */
export const bore = (facts: Facts): string[] => {
  const inch = facts.word('inch') ?? facts.written(/(\d(?: \d)?\/\d)\s*(?:"|″|\b)/);
  const inches = inch === undefined ? undefined : inch.includes('"') || inch.startsWith('M') ? inch : `${inch}"`;
  const written = facts.written(/\b(\d{1,3})\s*mm\b/i);
  return some([unit(facts, 'diameter', 'mm') ?? inches ?? (written === undefined ? undefined : `${written} mm`)]);
};

/** W × H × D in millimetres, as far as known. */
export const size = (facts: Facts): string => {
  const known = some(
    [facts.known('width') ?? facts.known('lengthMillimetres'), facts.known('height'), facts.known('depth')].map(
      (value) => (value === undefined ? undefined : digits(value)),
    ),
  );
  return known.length === 0 ? '' : `${known.join('×')} mm`;
};

/** Watts, from ten thousand on as kilowatts. */
export const power = (facts: Facts): string | undefined => {
  const watts = facts.known('watts');
  return watts !== undefined && watts >= 10_000
    ? `${digits(watts / 1000)} kW`
    : (unit(facts, 'watts', 'W') ?? unit(facts, 'kilowatts', 'kW'));
};

/** Length × width of what is laid down. */
export const plan = (facts: Facts): string | undefined => {
  const [length, width] = [facts.known('lengthMillimetres'), facts.known('width')];
  return length !== undefined && width !== undefined ? `${digits(length)}×${digits(width)} mm` : undefined;
};

export const labels = some;
export const measured = unit;
