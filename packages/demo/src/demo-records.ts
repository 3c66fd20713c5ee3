import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { assortmentRecords, assortmentRelationRecords } from './assortments.ts';
import { COMPILED, nodeRecords } from './compiled-class.ts';
import { PLANTS, SERVICE_CENTERS } from './data/branches.ts';
import { type MaterialSurroundings, materialRecord } from './material.ts';
import { netPriceRecords } from './net-prices.ts';
import { identityOf, productRecord } from './product.ts';
import { purchaseRecords } from './purchases.ts';
import { createSchedule } from './schedule.ts';
import { incomingDates } from './stock.ts';
import { supplierRecords } from './suppliers.ts';
import { accountRecords, addressRecords, companyRecords, contactRecords, discountRecords } from './trade.ts';

export interface DemoOptions {
  /** How many materials, 1 to 1,000,000. */
  materials: number;
  /** Buyers for load tests beside the named sign-ins. */
  buyers: number;
  /** The calendar date from which incoming goods are counted, "2026-11-21". */
  today: string;
}

const MOST_MATERIALS = 1_000_000;

/**
 * The demo wholesaler, record by record in constant memory: the same options always give the same records. Every code
 * a record names has come before, but for alternatives, accessories, concept suggestions and replacements, which may
 * name any material of the demo. Decisions, "Demo data".
 * @throws RangeError for a size that is no whole number from 1 to 1,000,000, or negative buyers
 */
export function* demoRecords({ materials, buyers, today }: DemoOptions): Generator<CatalogueRecord> {
  if (!Number.isInteger(materials) || materials < 1 || materials > MOST_MATERIALS) {
    throw new RangeError(`a demo has 1 to ${MOST_MATERIALS} materials, not ${materials}`);
  }
  if (!Number.isInteger(buyers) || buyers < 0) throw new RangeError(`a demo cannot have ${buyers} more buyers`);
  const schedule = createSchedule(materials);
  const surroundings: MaterialSurroundings = {
    schedule,
    validFrom: `${today.slice(0, 4)}-01-01`,
    incomingDates: incomingDates(today),
  };

  yield* PLANTS;
  yield* SERVICE_CENTERS;
  yield* supplierRecords();
  for (const { record } of COMPILED) yield record;
  yield* nodeRecords();
  yield* assortmentRecords(schedule);
  for (const product of schedule.products()) {
    const identity = identityOf(product);
    yield productRecord(product, identity);
    for (let place = 0; place < product.count; place += 1) {
      yield materialRecord(surroundings, product, identity, place);
    }
  }
  yield* discountRecords();
  yield* companyRecords(buyers);
  yield* accountRecords(buyers);
  yield* contactRecords(buyers);
  yield* addressRecords(buyers);
  yield* netPriceRecords(schedule);
  yield* assortmentRelationRecords();
  yield* purchaseRecords(schedule, today);
}
