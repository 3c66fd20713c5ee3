import type { DayHours, Market } from '@grossist/domain';
import type { Database } from '../../src/db/index.ts';
import { aPlant } from './a-company.ts';
import { NO_HASH, unique } from './unique.ts';

export interface TestServiceCenter {
  code: string;
  name: string;
  plant: string;
}

export interface ServiceCenterTraits {
  market?: Market;
  name?: string;
  postalCode?: string;
  latitude?: number;
  longitude?: number;
  openingTime?: string;
  closingTime?: string;
  /** Hours of weekdays ("6") and dates; null: closed. */
  days?: DayHours;
}

/** A branch of a market (DK by default) where goods are picked up. */
export const aServiceCenter = async (db: Database, traits: ServiceCenterTraits = {}): Promise<TestServiceCenter> => {
  const number = unique();
  const { market = 'DK', name = `Branch ${number}`, postalCode = '8000' } = traits;
  const center = { code: `${market}-${number}`, name, plant: await aPlant(db, market) };
  await db
    .insertInto('erp.service_centers')
    .values({
      ...center,
      market,
      street: `Lagervej ${number}`,
      postal_code: postalCode,
      city: 'Aarhus C',
      latitude: traits.latitude ?? 56.15,
      longitude: traits.longitude ?? 10.2,
      opening_time: traits.openingTime ?? null,
      closing_time: traits.closingTime ?? '16:30',
      content_hash: NO_HASH,
    })
    .execute();
  const days = Object.entries(traits.days ?? {}).map(([day, span]) => ({
    center: center.code,
    day,
    opening_time: span?.opens ?? null,
    closing_time: span?.closes ?? null,
    content_hash: NO_HASH,
  }));
  if (days.length > 0) await db.insertInto('erp.opening_hours').values(days).execute();
  return center;
};
