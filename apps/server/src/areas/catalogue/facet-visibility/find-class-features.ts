import type { EtimFeature } from '@grossist/catalogue-formats';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';

/** The features of a class in its order. One query. @throws Failure 404 for a class that there is not */
export const findClassFeatures =
  (db: Database) =>
  async (classCode: string): Promise<readonly EtimFeature[]> => {
    const found = await db
      .selectFrom('etim_classes_known')
      .select('features')
      .where('code', '=', classCode)
      .executeTakeFirst();
    if (found === undefined) throw notFound('ETIM class');
    return found.features;
  };
