import type { Language, Market } from '@grossist/domain';
import { SEARCHED_WORDS } from './data/searched-words.ts';
import { sapNumber } from './numbers.ts';
import { below, PURPOSE, unit } from './random.ts';

/** Counts of a day and market, as the reports of analytics are made of them. */
export interface DemoSearchCount {
  day: string;
  market: Market;
  language: Language;
  query: string;
  searches: number;
  withoutResult: number;
  clicked: number;
}

export interface DemoMaterialCount {
  day: string;
  market: Market;
  placement: string;
  sapMaterialNumber: string;
  views: number;
  adds: number;
  /** In whole sales units, as the ordered quantity. */
  addedQuantity: number;
  orders: number;
  orderedQuantity: number;
}

export interface DemoFunnelCount {
  day: string;
  market: Market;
  searched: number;
  clicked: number;
  added: number;
  ordered: number;
}

export interface DemoAnalytics {
  searches: readonly DemoSearchCount[];
  materials: readonly DemoMaterialCount[];
  funnel: readonly DemoFunnelCount[];
}

/** A day of a market with the number of orders that were placed on it. */
export interface DemoDay {
  day: string;
  market: Market;
  orders: number;
}

/** From where materials are added, and how often of a thousand times. */
const PLACEMENTS: readonly (readonly [placement: string, weight: number])[] = [
  ['search', 340],
  ['order-lines', 180],
  ['reorder', 130],
  ['list', 110],
  ['product', 90],
  ['catalog', 60],
  ['recommendation-cart', 40],
  ['recommendation-product', 25],
  ['kit', 15],
  ['suggestion', 10],
];
const MATERIALS = 40;
const LINES_OF_AN_ORDER = 3;

const placementOf = (chance: number): string => {
  let rest = chance * 1000;
  for (const [placement, weight] of PLACEMENTS) {
    rest -= weight;
    if (rest < 0) return placement;
  }
  return 'other';
};

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Common words are searched for often, the last ones now and then. */
const searchesOf = ({ day, market }: DemoDay, place: number): readonly DemoSearchCount[] => {
  const { language, found, missing } = SEARCHED_WORDS[market];
  const busy = isWeekend(day) ? 0.2 : 1;
  const count = (rank: number, purpose: number): number =>
    Math.floor((14 / (rank + 1.2)) * busy * (0.4 + 1.2 * unit(place * 97 + rank, purpose)));
  const rows = [
    ...found.map((query, rank) => {
      const searches = count(rank, PURPOSE.searches);
      const opened = 0.45 + 0.5 * unit(rank * 31 + found.length, PURPOSE.searchClicks);
      return { query, searches, withoutResult: 0, clicked: Math.floor(searches * opened) };
    }),
    ...missing.map((query, rank) => {
      const searches = count(rank + 2, PURPOSE.missingSearches);
      return { query, searches, withoutResult: searches, clicked: 0 };
    }),
  ];
  return rows.filter(({ searches }) => searches > 0).map((row) => ({ day, market, language, ...row }));
};

/** Visits with an order are at most the orders of the day, since some buyers did not consent. */
const funnelOf = (
  { day, market, orders }: DemoDay,
  place: number,
  searches: readonly DemoSearchCount[],
): DemoFunnelCount => {
  const searched = Math.ceil(searches.reduce((sum, row) => sum + row.searches, 0) / 2);
  const clicks = searches.reduce((sum, row) => sum + row.clicked, 0);
  const clicked = Math.min(searched, Math.floor(clicks / 1.6));
  const added = Math.floor(clicked * (0.35 + 0.2 * unit(place, PURPOSE.searchClicks)));
  return { day, market, searched, clicked, added, ordered: Math.min(added, Math.floor(orders * 0.7)) };
};

const materialsOf = (
  { day, market }: DemoDay,
  place: number,
  funnel: DemoFunnelCount,
): readonly DemoMaterialCount[] => {
  const rows = new Map<string, DemoMaterialCount>();
  const lines = funnel.added + funnel.ordered * LINES_OF_AN_ORDER;
  for (let line = 0; line < lines; line += 1) {
    const chance = place * 1009 + line;
    const index = Math.floor(unit(chance, PURPOSE.analyticsMaterial) ** 2 * MATERIALS) % MATERIALS;
    const placement = placementOf(unit(chance, PURPOSE.analyticsPlacement));
    const sapMaterialNumber = sapNumber(index);
    const quantity = 1 + below(12, chance, PURPOSE.analyticsQuantity);
    const isOrdered = line >= funnel.added;
    const key = `${placement} ${sapMaterialNumber}`;
    const row = rows.get(key) ?? {
      day,
      market,
      placement,
      sapMaterialNumber,
      views: 0,
      adds: 0,
      addedQuantity: 0,
      orders: 0,
      orderedQuantity: 0,
    };
    row.views += 1 + below(3, chance, PURPOSE.analyticsMaterial);
    row.adds += 1;
    row.addedQuantity += quantity;
    if (isOrdered) {
      row.orders += 1;
      row.orderedQuantity += quantity;
    }
    rows.set(key, row);
  }
  return [...rows.values()];
};

/** Returns what the demo's visitors searched for, added and ordered on some days; the same for the same days. */
export const demoAnalytics = (days: readonly DemoDay[]): DemoAnalytics => {
  const ofDays = days.map((day, place) => {
    const searches = searchesOf(day, place);
    const funnel = funnelOf(day, place, searches);
    return { searches, funnel, materials: materialsOf(day, place, funnel) };
  });
  return {
    searches: ofDays.flatMap(({ searches }) => searches),
    materials: ofDays.flatMap(({ materials }) => materials),
    funnel: ofDays.map(({ funnel }) => funnel).filter(({ searched }) => searched > 0),
  };
};
