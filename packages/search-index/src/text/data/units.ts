/** Units of the trade in the form they are indexed, each with what else is written for it. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  mm2: ['mm2', 'kvmm', 'qmm', 'mmq'],
  m2: ['m2', 'kvm', 'qm'],
  m3: ['m3', 'cbm'],
  mm: ['mm', 'millimeter', 'millimetre'],
  cm: ['cm', 'centimeter', 'zentimeter'],
  km: ['km'],
  m: ['m', 'mtr', 'meter', 'metre', 'metres', 'meters'],
  kva: ['kva'],
  kvar: ['kvar'],
  va: ['va'],
  kv: ['kv'],
  mv: ['mv'],
  v: ['v', 'volt', 'vac', 'vdc'],
  kwh: ['kwh'],
  wh: ['wh'],
  kw: ['kw', 'kilowatt'],
  w: ['w', 'watt'],
  mah: ['mah'],
  ah: ['ah'],
  ma: ['ma'],
  ka: ['ka'],
  a: ['a', 'amp', 'ampere', 'ampère'],
  mhz: ['mhz'],
  khz: ['khz'],
  hz: ['hz', 'hertz'],
  ohm: ['ohm', 'ω'],
  mbar: ['mbar'],
  bar: ['bar'],
  kpa: ['kpa'],
  lm: ['lm', 'lumen'],
  lx: ['lx', 'lux'],
  kg: ['kg'],
  g: ['g'],
  ml: ['ml'],
  l: ['l', 'ltr', 'liter', 'litre', 'liters', 'litres'],
  nm: ['nm'],
  db: ['db'],
  k: ['k', 'kelvin'],
  c: ['°c', 'celsius'],
  in: ['"', 'in', 'inch', 'inches', 'tomme', 'tommer', 'tum', 'tums', 'tumma', 'zoll', 'duim', 'duims'],
};

/** What is written to the unit it means. */
export const UNIT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(UNITS).flatMap(([unit, written]) => written.map((each) => [each, unit] as const)),
);

/** Everything that is written for a unit, the longest first. */
export const WRITTEN_UNITS: readonly string[] = [...UNIT_OF.keys()].sort((one, other) => other.length - one.length);

/** How inches are written. */
export const WRITTEN_INCHES: readonly string[] = WRITTEN_UNITS.filter((written) => UNIT_OF.get(written) === 'in');

/** Letters before a number that name a size, a rating or a cap: "IP 44" is "ip44". */
export const DESIGNATORS = [
  'ip',
  'ik',
  'dn',
  'pn',
  'pg',
  'nw',
  'ral',
  'cat',
  'kat',
  'gu',
  'gx',
  'gy',
  'gz',
  'e',
  'm',
  't',
];
