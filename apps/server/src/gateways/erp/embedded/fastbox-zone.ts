import type { Market } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { FastboxZone } from '../port.ts';
import { type HouseZone, postalNumber, zoneOf } from './house.ts';

/** The zone of a postal code, the narrowest of several; one statement. */
export const readFastboxZone = async (
  db: Database,
  market: Market,
  postalCode: string,
): Promise<FastboxZone | undefined> => {
  const postal = postalNumber(postalCode);
  if (postal === undefined) return undefined;
  const { rows } = await sql<{ zone: HouseZone | null }>`select (${zoneOf(market, postal)}) as zone`.execute(db);
  const zone = rows[0]?.zone;
  return zone == null ? undefined : { ...zone, market };
};
