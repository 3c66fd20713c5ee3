import type { Market } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { ServiceCenter } from '../port.ts';
import { dayHoursOf } from './house.ts';

const MOST_CENTERS = 1000;

/** A market's branches by name. [svc-03] */
export const readServiceCenters = async (db: Database, market: Market): Promise<readonly ServiceCenter[]> => {
  const { rows } = await sql<ServiceCenter>`
    select code, market, plant, name, street, postal_code as "postalCode", city, latitude, longitude,
      opening_time as "openingTime", closing_time as "closingTime",
      (${dayHoursOf(sql.ref('s.code'))}) as days
    from erp.service_centers s where market = ${market} order by name, code limit ${MOST_CENTERS}`.execute(db);
  return rows;
};
