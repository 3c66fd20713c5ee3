import { Failure } from '../failure.ts';

/** What the search takes; its calls refuse more. */
const LONGEST_QUERY = 200;
/** A page repeats its address in its links, so a long one makes a large page. */
const LONGEST_ADDRESS = 4096;

/**
 * Returns where a page is found whose `query` is longer than a search takes: the same address with the query cut;
 * undefined for every other address.
 * @throws Failure 414 for an address that is too long otherwise
 */
export const shorterAddress = (url: string): string | undefined => {
  const [path = '', search = ''] = url.split(/\?(.*)/s, 2);
  const query = url.length > LONGEST_QUERY ? new URLSearchParams(search).get('query') : null;
  if (query !== null && query.length > LONGEST_QUERY) {
    const cut = new URLSearchParams(search);
    cut.set('query', query.slice(0, LONGEST_QUERY));
    const shorter = `${path}?${cut}`;
    if (shorter.length <= LONGEST_ADDRESS) return shorter;
  }
  if (url.length <= LONGEST_ADDRESS) return undefined;
  throw new Failure(
    414,
    'address-too-long',
    'The address is too long',
    `At most ${LONGEST_ADDRESS} characters are read`,
  );
};
