import type { CatalogueRecord } from '@grossist/catalogue-formats';
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
import { sapNumber } from '../numbers.ts';
import { createSchedule } from '../schedule.ts';
import { centerStockOf, remnantsOf } from './branch-stock.ts';
import { campaignRecords, monthFrom, scalesOf } from './campaigns-and-scales.ts';
import { logisticsOf, plannedMaterials } from './planned-material.ts';
import { suggestionsOf } from './suggestions.ts';

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
