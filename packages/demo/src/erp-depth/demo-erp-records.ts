import type { CatalogueRecord, ConceptSuggestionRecord } from '@grossist/catalogue-formats';
import {
  CUT_OFFS,
  closedDays,
  FASTBOX_SIZES,
  FASTBOX_ZONES,
  FREIGHT_TERMS,
  openingHours,
  PRICE_TERMS,
  ROUTES,
  SPECIAL_ORDER_TIMES,
} from '../data/delivery.ts';
import { bundleRecords, giftRecords, KIT_HEADER } from '../data/offers.ts';
import { LEADS } from '../leads.ts';
import { marketsOf, versionAt } from '../material.ts';
import { sapNumber } from '../numbers.ts';
import { quotes } from '../prices.ts';
import { PURPOSE, unit } from '../random.ts';
import { neighboursOf } from '../relations.ts';
import { createSchedule, type PlannedProduct } from '../schedule.ts';
import { centerStockOf, remnantsOf } from './branch-stock.ts';
import { campaignRecords, monthFrom, scalesOf } from './campaigns-and-scales.ts';
import { logisticsOf, type PlannedMaterial, plannedMaterials } from './planned-material.ts';

const SHARE = 0.07;
/** Of those as many have a second one. */
const SECOND = 0.5;
/** Least saving of a suggestion, as a share of the price. */
const WORTH = 0.97;
/** The lead that has suggestions in every demo that is large enough: the circuit breaker. */
const SUGGESTED_LEAD = 1;

/** Of one unit, in kroner: how brands of a version stand to each other is the same everywhere. */
const priceIn = (product: PlannedProduct, place: number, series: number): number => {
  const [quote] = quotes(product.ofClass, series, versionAt(product, place), ['DK']);
  return quote === undefined ? 0 : quote.minorUnits / quote.perQuantity;
};

/** Numbers of the same thing by other brands that cost less, the cheapest first, sold wherever the material is. */
const cheaperOnes = ({ schedule, product, place, markets }: PlannedMaterial): string[] => {
  const own = priceIn(product, place, product.series);
  return neighboursOf(schedule, product, place)
    .filter(({ index }) => markets.every((market) => marketsOf(index).includes(market)))
    .map(({ index, series }) => ({ number: sapNumber(index), price: priceIn(product, place, series) }))
    .filter(({ price }) => price < own * WORTH)
    .sort((left, right) => left.price - right.price)
    .map(({ number }) => number);
};

/** What the house would rather sell of a material: the same thing by another brand, where that is cheaper. */
const suggestionsOf = (material: PlannedMaterial): ConceptSuggestionRecord[] => {
  const { index, number, lifecycle, packing } = material;
  const isChosen = index < LEADS.length ? index === SUGGESTED_LEAD : unit(index, PURPOSE.suggestion) < SHARE;
  if (!isChosen || lifecycle.status !== '10') return [];
  const [first, second] = cheaperOnes(material);
  const quantity = String(packing.min);
  const suggest = (type: ConceptSuggestionRecord['type'], suggested: string | undefined): ConceptSuggestionRecord[] =>
    suggested === undefined
      ? []
      : [
          {
            kind: 'concept-suggestion',
            sapMaterialNumber: number,
            type,
            suggested,
            quantity,
            minQuantity: quantity,
          },
        ];
  return [...suggest('ZCON', first), ...(unit(index * 2, PURPOSE.suggestion) < SECOND ? suggest('ZCON2', second) : [])];
};

/**
 * What the demo's ERP knows beside prices and stock at plants, of a demo of that size: routes, cut-off times, opening hours, closed
 * days, special-order times, zones of the
 * express box, branches' stock, left-over cable, campaigns, scales, suggestions, gifts, bundles and the header of kits. It names materials,
 * plants and branches of demoRecords, which has come before, and is the same every time but for its dates.
 */
export function* demoErpRecords({
  materials,
  today,
}: {
  materials: number;
  today: string;
}): Generator<CatalogueRecord> {
  const schedule = createSchedule(materials);
  const last = sapNumber(materials - 1);
  yield* ROUTES;
  yield* CUT_OFFS;
  yield* openingHours(today);
  yield* FREIGHT_TERMS;
  yield* PRICE_TERMS;
  yield* closedDays(today);
  yield* SPECIAL_ORDER_TIMES;
  yield* FASTBOX_SIZES;
  yield* FASTBOX_ZONES;
  yield KIT_HEADER;
  yield* giftRecords(monthFrom(today, 0), monthFrom(today, 12));
  yield* bundleRecords((number) => Number(number) <= Number(last));
  yield* campaignRecords(schedule, today);
  const validFrom = `${today.slice(0, 4)}-01-01`;
  for (const material of plannedMaterials(schedule)) {
    yield* centerStockOf(material);
    yield* remnantsOf(material);
    yield* logisticsOf(material);
    yield* scalesOf(material, validFrom);
    yield* suggestionsOf(material);
  }
}
