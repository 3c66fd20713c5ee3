import { addToCart, commerceSearch, emptyCart, getContext, type SearchDocument, signIn } from '@grossist/contracts';
import { inject } from 'vitest';
import { type Client, clientOf } from '../../running-shop/client.ts';

export const PASSWORD = 'demo-Grossist-1';

/** Somebody signed in by calls alone, to make what a test needs. */
export const signedIn = async (email: string): Promise<Client> => {
  const client = clientOf(inject('shopAddress'));
  await client.call(getContext, {});
  await client.call(signIn, { body: { email, password: PASSWORD } });
  return client;
};

const isOrdinary = (material: SearchDocument): boolean =>
  material.IsOrderable && !material.IsPhasedOut && !material.OnClearanceSale;

/** By the piece, in any number. */
export const singly = (material: SearchDocument): boolean => material.Multiplum === 1 && !material.CableCutAllowed;
/** Only in multiples of more than one. */
export const inPacks = (material: SearchDocument): boolean => material.Multiplum > 1 && !material.CableCutAllowed;

/** Ordinary materials of the visitor's market that are sold so, the most bought first. */
export const materialsSold = async (
  client: Client,
  isSoldSo: (material: SearchDocument) => boolean,
  query = '',
): Promise<SearchDocument[]> => {
  const { Documents } = await client.call(commerceSearch, {
    body: { Query: query, PageSize: 100, SortKey: 'popularity' },
  });
  return Documents.filter((material) => isOrdinary(material) && isSoldSo(material));
};

/** The first of some. @throws when there is none, which the demo wholesaler always has */
export const first = <T>(found: readonly T[]): T => {
  const [one] = found;
  if (one === undefined) throw new Error('The shop has no such material');
  return one;
};

/** Leaves in the person's cart these materials alone, each in its least quantity. */
export const fillCart = async (client: Client, materials: readonly SearchDocument[]): Promise<void> => {
  await client.call(emptyCart, {});
  for (const { Code } of materials) await client.call(addToCart, { body: { Code, Quantity: 1 } });
};
