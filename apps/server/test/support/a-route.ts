import { type Market, marketFacts } from '@grossist/domain';
import type { Database } from '../../src/db/index.ts';
import { aPlant } from './a-company.ts';
import { NO_HASH, unique } from './unique.ts';

export interface RouteTraits {
  market?: Market;
  /** The market's own unless given. */
  plant?: string;
  prefixes?: readonly string[];
  cutOff?: string;
  leadWorkingDays?: number;
  weekdays?: readonly number[];
  freight?: string;
  freeFrom?: string | null;
  extraFreight?: string;
  serviceTaxPercent?: string;
}

/** A route that goes everywhere, leaves by 16:30 and arrives the next day, by default. */
export const aRoute = async (db: Database, traits: RouteTraits = {}): Promise<string> => {
  const { market = 'DK' } = traits;
  const code = `ROUTE-${unique()}`;
  await db
    .insertInto('erp.routes')
    .values({
      code,
      market,
      plant: traits.plant ?? (await aPlant(db, market)),
      name: code,
      postal_prefixes: [...(traits.prefixes ?? [''])],
      cut_off: traits.cutOff ?? '16:30',
      lead_working_days: traits.leadWorkingDays ?? 1,
      weekdays: [...(traits.weekdays ?? [1, 2, 3, 4, 5])],
      currency: marketFacts(market).currency,
      freight: traits.freight ?? '79',
      free_from: traits.freeFrom === undefined ? '1500' : traits.freeFrom,
      extra_freight: traits.extraFreight,
      service_tax_percent: traits.serviceTaxPercent,
      content_hash: NO_HASH,
    })
    .execute();
  return code;
};

/** A day on which the house is closed. */
export const aClosedDay = async (db: Database, market: Market, date: string): Promise<void> => {
  await db
    .insertInto('erp.closed_days')
    .values({ market, date, name: 'Stocktaking', content_hash: NO_HASH })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
