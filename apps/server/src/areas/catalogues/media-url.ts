import type { Transaction } from '../../db/index.ts';
import { breaksRules } from '../../http/failure.ts';
import type { Buyer } from '../identity/index.ts';

/** Addresses of the shop's own store. */
const OWN_ADDRESS = /^\/api\/media\/[\w./-]+$/;

/**
 * Checks that pictures of a catalog come from the media store: it has them for this company. Empty addresses mean no
 * picture.
 * @param urls by the name of their field
 * @throws Failure 422 `foreign-media`, naming each field
 */
export const requireOwnMedia = async (
  _tx: Transaction,
  _buyer: Buyer,
  urls: Readonly<Record<string, string | undefined>>,
): Promise<void> => {
  const sent = Object.entries(urls).filter(([, url]) => url !== undefined && url !== '');
  const foreign = sent.filter(([, url = '']) => !OWN_ADDRESS.test(url)).map(([field]) => field);
  if (foreign.length > 0) {
    throw breaksRules('foreign-media', 'Upload the picture first: other addresses are not accepted', foreign);
  }
};
