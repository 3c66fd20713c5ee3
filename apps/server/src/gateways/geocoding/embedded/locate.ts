import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Coordinates } from '../port.ts';
import { postalCodeKeys } from '../spelling.ts';

/** The middle of the places that have a postal code. */
export const locatePostalCode = async (
  db: Database,
  countryCode: string,
  postalCode: string,
): Promise<Coordinates | undefined> => {
  const { rows } = await sql<Coordinates>`
    select avg(latitude) as latitude, avg(longitude) as longitude
    from postal_places
    where country_code = ${countryCode} and code_key = any(${[...postalCodeKeys(countryCode, postalCode)]}::text[])
    group by code_key
    order by length(code_key) desc
    limit 1`.execute(db);
  return rows[0];
};
