import {
  addToCart,
  commerceSearch,
  createOrder,
  emptyCart,
  getCart,
  getContext,
  getPrice,
  type SearchDocument,
  signIn,
} from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { type Client, clientOf } from '../../running-shop/client.ts';

export const PASSWORD = 'demo-Grossist-1';

/** Somebody signed in to a shop by calls alone, to make what a page is to show. */
export const signInTo = async (shop: string, email: string): Promise<Client> => {
  const client = clientOf(shop);
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

/** Ordinary materials of the visitor's market that are sold so, the most bought first, named in a language. */
export const materialsSold = async (
  client: Client,
  isSoldSo: (material: SearchDocument) => boolean,
  language: Locale = 'da-DK',
): Promise<SearchDocument[]> => {
  const { Documents } = await client.call(commerceSearch, {
    body: { PageSize: 100, SortKey: 'popularity', cultureName: language },
  });
  return Documents.filter((material) => isOrdinary(material) && isSoldSo(material));
};

/** Those of some that have enough stock left after earlier tests. */
export const inStock = async (client: Client, materials: readonly SearchDocument[]): Promise<SearchDocument[]> => {
  const entries = await client.call(getPrice, {
    body: materials.map(({ ItemSAPMaterialNumber: MaterialNo, MinQuantity }) => ({
      MaterialNo,
      Quantity: MinQuantity,
    })),
  });
  const atp = new Map(entries.map(({ MaterialNo, Stock }) => [MaterialNo, Stock.AtpQuantity]));
  return materials.filter(
    ({ ItemSAPMaterialNumber, Multiplum }) => (atp.get(ItemSAPMaterialNumber) ?? 0) >= 10 * Multiplum,
  );
};

/** The first of some. @throws when there is none, which the demo wholesaler always has */
export const first = <T>(found: readonly T[]): T => {
  const [one] = found;
  if (one === undefined) throw new Error('The shop has no such material');
  return one;
};

/** Leaves in the person's cart these materials alone, each in its least quantity, cable by the package. */
export const fillCart = async (client: Client, materials: readonly SearchDocument[]): Promise<void> => {
  await client.call(emptyCart, {});
  for (const { Code, CableCutAllowed, PackageSize } of materials) {
    await client.call(addToCart, { body: { Code, Quantity: CableCutAllowed ? PackageSize : 1 } });
  }
};

/** Orders these materials. Answers the order's id. */
export const order = async (client: Client, materials: readonly SearchDocument[]): Promise<string> => {
  await fillCart(client, materials);
  const { CartId } = await client.call(getCart, {});
  const { OrderId, ErrorMessages } = await client.call(createOrder, { body: { Details: { CartId } } });
  if (OrderId === null) throw new Error(ErrorMessages.join(' '));
  return OrderId;
};
