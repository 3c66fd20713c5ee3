import type {
  ClosedDayRecord,
  CutOffRecord,
  FastboxSizeRecord,
  FastboxZoneRecord,
  FreightTermRecord,
  OpeningHoursRecord,
  PriceTermRecord,
  RouteRecord,
  SpecialOrderTimeRecord,
} from '@grossist/catalogue-formats';
import { MARKETS, type Market } from '@grossist/domain';
import { PLANTS, SERVICE_CENTERS } from './branches.ts';

/** What sending costs in each market: freight, the subtotal from which it is free, more for bulky goods, toll. */
const FREIGHT: Record<Market, Pick<RouteRecord, 'freight' | 'freeFrom' | 'extraFreight' | 'serviceTaxPercent'>> = {
  DK: { freight: '79.00', freeFrom: '1500.00', extraFreight: '149.00' },
  DE: { freight: '10.90', freeFrom: '200.00', extraFreight: '24.90', serviceTaxPercent: '4.5' },
  SE: { freight: '119.00', freeFrom: '2250.00', extraFreight: '225.00' },
  NL: { freight: '10.90', freeFrom: '200.00', extraFreight: '19.90' },
  NO: { freight: '119.00', freeFrom: '2250.00', extraFreight: '249.00' },
};

type Remote = Pick<RouteRecord, 'name' | 'postalPrefixes' | 'cutOff' | 'leadWorkingDays' | 'weekdays' | 'freight'>;

/** Islands and the far north: seldom, later and dearer. */
const REMOTE: Partial<Record<Market, Remote>> = {
  DK: {
    name: 'Bornholm',
    postalPrefixes: ['37'],
    cutOff: '12:00',
    leadWorkingDays: 1,
    weekdays: [2, 4],
    freight: '149.00',
  },
  DE: {
    name: 'Sylt, Föhr, Amrum',
    postalPrefixes: ['2599', '25938', '25946'],
    cutOff: '12:00',
    leadWorkingDays: 2,
    freight: '39.00',
  },
  SE: {
    name: 'Norrland och Gotland',
    postalPrefixes: ['62', '9'],
    cutOff: '14:00',
    leadWorkingDays: 2,
    freight: '189.00',
  },
  NL: {
    name: 'Waddeneilanden',
    postalPrefixes: ['179', '889', '916'],
    cutOff: '14:00',
    leadWorkingDays: 2,
    freight: '24.50',
  },
  NO: {
    name: 'Nord-Norge',
    postalPrefixes: ['8', '9'],
    cutOff: '14:00',
    leadWorkingDays: 3,
    weekdays: [1, 3, 5],
    freight: '249.00',
  },
};

const routesOf = (market: Market, plant: string, name: string): RouteRecord[] => {
  const usual: RouteRecord = {
    kind: 'route',
    code: `${market}-${plant}`,
    market,
    plant,
    name,
    cutOff: '16:30',
    leadWorkingDays: 1,
    ...FREIGHT[market],
  };
  const remote = REMOTE[market];
  if (remote === undefined) return [usual];
  return [usual, { ...usual, ...remote, code: `${market}-${plant}-F`, freeFrom: undefined }];
};

export const ROUTES: readonly RouteRecord[] = PLANTS.flatMap(({ market, code, city }) => routesOf(market, code, city));

export const CUT_OFFS: readonly CutOffRecord[] = MARKETS.map((market) => ({
  kind: 'cut-off',
  market,
  cutOff: '16:30',
}));

/** Packages that the small express box holds; the second Danish plant drives smaller cars. */
export const FASTBOX_SIZES: readonly FastboxSizeRecord[] = [
  ...MARKETS.map((market) => ({ kind: 'fastbox-size' as const, market, packages: 40 })),
  { kind: 'fastbox-size', market: 'DK', plant: '2002', packages: 25 },
];

export const FREIGHT_TERMS: readonly FreightTermRecord[] = MARKETS.map((market) => ({
  kind: 'freight-term',
  market,
  freight: FREIGHT[market].freight,
  ...(FREIGHT[market].freeFrom === undefined ? {} : { freeFrom: FREIGHT[market].freeFrom }),
}));

const CABLE_CUT_FEES: Record<Market, string> = { DK: '49', DE: '6.50', SE: '75', NL: '6.50', NO: '75' };

export const PRICE_TERMS: readonly PriceTermRecord[] = MARKETS.map((market) => ({
  kind: 'price-term',
  market,
  clearancePercent: '40',
  cableCutFee: CABLE_CUT_FEES[market],
}));

const CLOSED: Record<Market, readonly (readonly [day: string, name: string])[]> = {
  DK: [
    ['05-01', '1. maj'],
    ['06-05', 'Grundlovsdag'],
    ['12-24', 'Juleaften'],
    ['12-31', 'Nytårsaften'],
  ],
  DE: [
    ['12-24', 'Heiligabend'],
    ['12-31', 'Silvester'],
  ],
  SE: [
    ['12-24', 'Julafton'],
    ['12-31', 'Nyårsafton'],
  ],
  NL: [['12-31', 'Inventarisatie']],
  NO: [
    ['12-24', 'Julaften'],
    ['12-31', 'Nyttårsaften'],
  ],
};

/** Working days until what is ordered from the supplier (11) or made to order (12) is there. */
const SPECIAL_ORDERS: Record<Market, Record<'11' | '12', number>> = {
  DK: { '11': 10, '12': 20 },
  DE: { '11': 10, '12': 20 },
  SE: { '11': 10, '12': 20 },
  NL: { '11': 10, '12': 20 },
  NO: { '11': 12, '12': 25 },
};

export const SPECIAL_ORDER_TIMES: readonly SpecialOrderTimeRecord[] = PLANTS.flatMap(({ market, code: plant }) =>
  (['11', '12'] as const).map(
    (supplyStatus): SpecialOrderTimeRecord => ({
      kind: 'special-order-time',
      market,
      plant,
      supplyStatus,
      workingDays: SPECIAL_ORDERS[market][supplyStatus],
    }),
  ),
);

/** The year of a date and the next two. */
const yearsFrom = (today: string): number[] => [0, 1, 2].map((later) => Number(today.slice(0, 4)) + later);

/** Every second branch is open on Saturday mornings; before Christmas, all close early. */
export const openingHours = (today: string): OpeningHoursRecord[] =>
  SERVICE_CENTERS.flatMap(({ code: center, openingTime }, place): OpeningHoursRecord[] => [
    ...(place % 2 === 0
      ? [{ kind: 'opening-hours', center, weekday: 6, openingTime: '08:00', closingTime: '12:00' } as const]
      : []),
    ...yearsFrom(today).map((year) => ({
      kind: 'opening-hours' as const,
      center,
      date: `${year}-12-23`,
      ...(openingTime !== undefined && { openingTime }),
      closingTime: '13:00',
    })),
  ]);

/** Of this year and the next two. */
export const closedDays = (today: string): ClosedDayRecord[] =>
  MARKETS.flatMap((market) =>
    yearsFrom(today).flatMap((each) =>
      CLOSED[market].map(
        ([day, name]): ClosedDayRecord => ({ kind: 'closed-day', market, date: `${each}-${day}`, name }),
      ),
    ),
  );

/** Centers around which the express box drives further than the codes of their own neighbourhood. */
const WIDE: Record<string, readonly string[]> = {
  DK01: ['2600-2799', '2860-2880'],
  DK02: ['1000-2500', '2900-2920'],
  DK06: ['5000-5299'],
  DK07: ['8000-8299'],
  SE03: ['10000-19999'],
  NL02: ['1000-1199'],
  NO02: ['100-1299'],
};

/** Where no express box drives: too far from anywhere. */
const WITHOUT = new Set(['SE07', 'NO06', 'NO04', 'DK10']);

/** How many codes of a market belong together. */
const NEIGHBOURHOOD: Record<Market, number> = { DK: 100, DE: 1000, SE: 1000, NL: 100, NO: 100 };

const codesAround = (market: Market, postalCode: string): string => {
  const size = NEIGHBOURHOOD[market];
  const first = Math.floor(Number(postalCode.replaceAll(/\D/g, '')) / size) * size;
  return `${first}-${first + size - 1}`;
};

const LAST_ORDERS = ['15:30', '15:00', '14:30'];

const earlier = (left: string, right: string): string => (left < right ? left : right);

/** A time of day so many minutes before another: the last box arrives before its branch closes. */
const before = (time: string, minutes: number): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const left = hour * 60 + minute - minutes;
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
};

export const FASTBOX_ZONES: readonly FastboxZoneRecord[] = SERVICE_CENTERS.filter(({ code }) => !WITHOUT.has(code)).map(
  ({ code, market, postalCode, closingTime }, place) => {
    const leadMinutes = 90 + (place % 4) * 30;
    return {
      kind: 'fastbox-zone',
      code: `FB-${code}`,
      market,
      center: code,
      postalCodes: WIDE[code] ?? [codesAround(market, postalCode)],
      closingTime: earlier(LAST_ORDERS[place % 3] ?? '14:30', before(closingTime, leadMinutes)),
      leadMinutes,
      isMaxiPossible: place % 2 === 0,
    };
  },
);
