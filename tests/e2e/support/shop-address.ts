import { inject } from 'vitest';

/**
 * Where the worker's own shop answers. Each worker has one: the tests share the demo's people, and two files that change one
 * person's cart at the same time would see each other.
 */
export const shopAddress = (): string => {
  const addresses = inject('shopAddresses');
  const worker = Number(process.env['VITEST_POOL_ID']);
  const address = addresses[worker - 1];
  if (address === undefined) throw new Error(`Worker ${worker} has no shop: there are ${addresses.length}`);
  return address;
};
