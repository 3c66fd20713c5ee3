import type { DayHours, Market } from '@grossist/domain';
import type { Database } from '../../src/db/index.ts';
import type { Material } from './a-material.ts';
import { aServiceCenter } from './a-service-center.ts';
import { NO_HASH, unique } from './unique.ts';

export interface BranchTraits {
  market?: Market;
  name?: string;
  postalCode?: string;
  /** Absent by default. */
  openingTime?: string;
  closingTime?: string;
  days?: DayHours;
  /** What lies there. */
  stock?: readonly { material: Material; quantity: string }[];
}

/** A service center in the middle of Denmark that closes at 17:00, by default; answers its code. */
export const aBranch = async (db: Database, traits: BranchTraits = {}): Promise<string> => {
  const { market = 'DK', name, postalCode = '5000', openingTime, closingTime = '17:00', days = {} } = traits;
  const place = { postalCode, latitude: 55.4, longitude: 10.4 };
  const { code } = await aServiceCenter(db, {
    market,
    closingTime,
    days,
    ...place,
    ...(openingTime !== undefined && { openingTime }),
    ...(name !== undefined && { name }),
  });
  for (const { material, quantity } of traits.stock ?? []) {
    await db
      .insertInto('erp.center_stock')
      .values({ sap_material_number: material.sapMaterialNumber, center: code, quantity, content_hash: NO_HASH })
      .execute();
  }
  return code;
};

/** A zone of the express box around a branch of its own: postal codes of both ends included. Answers its code. */
export const aFastboxZone = async (
  db: Database,
  traits: Pick<BranchTraits, 'market' | 'openingTime' | 'days'> & {
    first: number;
    last: number;
    closingTime?: string;
    isMaxiPossible?: boolean;
  },
): Promise<{ zone: string; center: string }> => {
  const { market = 'DK', openingTime, days = {}, first, last } = traits;
  const center = await aBranch(db, { market, days, ...(openingTime !== undefined && { openingTime }) });
  const zone = `Z${unique()}`;
  await db
    .insertInto('erp.fastbox_zones')
    .values({
      code: zone,
      market,
      center,
      closing_time: traits.closingTime ?? '15:00',
      lead_minutes: 120,
      is_maxi_possible: traits.isMaxiPossible ?? false,
      content_hash: NO_HASH,
    })
    .execute();
  await db.insertInto('erp.fastbox_zone_codes').values({ zone, market, first, last }).execute();
  return { zone, center };
};
