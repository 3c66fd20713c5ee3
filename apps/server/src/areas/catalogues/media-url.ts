import type { Transaction } from '../../db/index.ts';
import { breaksRules } from '../../http/failure.ts';
import type { Buyer } from '../identity/index.ts';
import { findCompanyPictures } from '../media/index.ts';

/**
 * Checks that pictures of a catalog are uploads of the company. Undefined and empty addresses are not checked. At most one
 * query.
 * @param urls by the name of their field
 * @throws Failure 422 `foreign-media`, naming each field
 */
export const requireOwnMedia = async (
  tx: Transaction,
  { company }: Buyer,
  urls: Readonly<Record<string, string | undefined>>,
): Promise<void> => {
  const sent = Object.entries(urls).flatMap(([field, url]) =>
    url === undefined || url === '' ? [] : [{ field, url }],
  );
  if (sent.length === 0) return;
  const own = await findCompanyPictures(
    tx,
    company.id,
    sent.map(({ url }) => url),
  );
  const foreign = sent.filter(({ url }) => !own.has(url)).map(({ field }) => field);
  if (foreign.length > 0) {
    throw breaksRules('foreign-media', 'Upload the picture first: other addresses are not accepted', foreign);
  }
};
