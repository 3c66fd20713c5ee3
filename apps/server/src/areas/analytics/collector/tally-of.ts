import { type FunnelStep, stepBit } from '@grossist/domain';
import type { CheckedEvent } from './check-events.ts';

/** Sums by the columns that are named as keys; sorted by them, so that two writers lock rows in the same order. */
export interface SearchTally {
  day: string;
  market: string;
  language: string;
  query: string;
  searches: number;
  withoutResult: number;
  clicked: number;
}

export interface MaterialTally {
  day: string;
  market: string;
  placement: string;
  sapMaterialNumber: string;
  views: number;
  adds: number;
  /** In thousandths of a sales unit. */
  addedMilli: number;
  orders: number;
  orderedMilli: number;
}

export interface EventTally {
  day: string;
  market: string;
  event: string;
  count: number;
}

export interface VisitSteps {
  distinctId: string;
  sessionId: string;
  day: string;
  market: string;
  /** Bits of the funnel's steps. */
  steps: number;
}

export interface Tallies {
  events: readonly EventTally[];
  searches: readonly SearchTally[];
  materials: readonly MaterialTally[];
  visits: readonly VisitSteps[];
}

/** Rows by their key; a key has no control characters but the separators. */
const sums = <T>() => {
  const rows = new Map<string, T>();
  return {
    row: (key: readonly string[], empty: () => T): T => {
      const name = key.join('\u0000');
      const known = rows.get(name);
      if (known !== undefined) return known;
      const made = empty();
      rows.set(name, made);
      return made;
    },
    sorted: (): readonly T[] =>
      [...rows].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)).map(([, row]) => row),
  };
};

const STEPS: Partial<Record<CheckedEvent['sent']['event'], FunnelStep>> = {
  search_made: 'searched',
  search_without_result: 'searched',
  result_clicked: 'clicked',
  added_to_cart: 'added',
  order_placed: 'ordered',
};

/** Returns what events add to the tallies. */
export const tallyOf = (events: readonly CheckedEvent[]): Tallies => {
  const byEvent = sums<EventTally>();
  const bySearch = sums<SearchTally>();
  const byMaterial = sums<MaterialTally>();
  const byVisit = sums<VisitSteps>();

  const searchOf = ({ day, market, language }: CheckedEvent, query = ''): SearchTally =>
    bySearch.row([day, market, language, query], () => ({
      day,
      market,
      language,
      query,
      searches: 0,
      withoutResult: 0,
      clicked: 0,
    }));
  const materialOf = (
    { day, market }: CheckedEvent,
    { placement, material }: { placement: string; material: string },
  ): MaterialTally =>
    byMaterial.row([day, market, placement, material], () => ({
      day,
      market,
      placement,
      sapMaterialNumber: material,
      views: 0,
      adds: 0,
      addedMilli: 0,
      orders: 0,
      orderedMilli: 0,
    }));

  const addDetails = (checked: CheckedEvent): void => {
    const { sent } = checked;
    switch (sent.event) {
      case 'search_made':
        searchOf(checked, sent.properties.query).searches += 1;
        break;
      case 'search_without_result': {
        const row = searchOf(checked, sent.properties.query);
        row.searches += 1;
        row.withoutResult += 1;
        break;
      }
      case 'result_clicked':
        if (sent.properties.is_first_click) searchOf(checked, sent.properties.query).clicked += 1;
        break;
      case 'product_viewed':
        materialOf(checked, sent.properties).views += 1;
        break;
      case 'added_to_cart': {
        const row = materialOf(checked, sent.properties);
        row.adds += 1;
        row.addedMilli += Math.round(sent.properties.quantity * 1000);
        break;
      }
      case 'material_ordered': {
        const row = materialOf(checked, sent.properties);
        row.orders += 1;
        row.orderedMilli += Math.round(sent.properties.quantity * 1000);
        break;
      }
      default:
        break;
    }
  };

  for (const checked of events) {
    const { day, market, sent } = checked;
    const { event, properties } = sent;
    byEvent.row([day, market, event], () => ({ day, market, event, count: 0 })).count += 1;
    addDetails(checked);
    const step = STEPS[event];
    if (step === undefined) continue;
    const { distinct_id: distinctId, $session_id: sessionId } = properties;
    const visit = byVisit.row([distinctId, sessionId, day, market], () => ({
      distinctId,
      sessionId,
      day,
      market,
      steps: 0,
    }));
    visit.steps |= stepBit(step);
  }
  return {
    events: byEvent.sorted(),
    searches: bySearch.sorted(),
    materials: byMaterial.sorted(),
    visits: byVisit.sorted(),
  };
};
