import {
  addKit,
  changeCartDeliveryType,
  createKitDrafts,
  createSmartKit,
  createTemplatesFromKitDrafts,
  discardCurrentCart,
  getSmartKit,
  type KitTemplate,
  type SearchDocument,
} from '@grossist/contracts';
import type { Client } from '../../running-shop/client.ts';

/** Makes a template of some materials, one packing unit of each. */
export const aTemplate = async (
  client: Client,
  kitDraftHeaderDescription: string,
  materials: readonly Pick<SearchDocument, 'ItemSAPMaterialNumber'>[],
): Promise<KitTemplate> => {
  const kits = await client.call(createKitDrafts, {
    body: {
      kitDraftHeaderDescription,
      sapMaterialNumberQuantities: materials.map(({ ItemSAPMaterialNumber }) => ({
        sapMaterialNumber: ItemSAPMaterialNumber,
        quantity: 1,
      })),
    },
  });
  const [template] = await client.call(createTemplatesFromKitDrafts, { body: kits.map(({ id }) => id) });
  if (template === undefined) throw new Error('No template was made of a kit');
  return template;
};

/** Begins a project with empty kits in a cart of its own; the cart before it is discarded. */
export const aProject = async (
  client: Client,
  projectName: string,
  kitNames: readonly string[],
): Promise<{ id: string; cartId: string }> => {
  await client.call(discardCurrentCart, {});
  const { CartId: cartId } = await client.call(changeCartDeliveryType, { body: { DeliveryType: 'SmartKit' } });
  const { id } = await client.call(createSmartKit, { body: { cartId, projectName } });
  for (const headerDescription of kitNames) {
    await client.call(addKit, { params: { id }, body: { headerDescription } });
  }
  return { id, cartId };
};

/** What each kit of a project is called, and how much it holds of each material. */
export const kitsOf = async (client: Client, smartKitId: string): Promise<[string, number[]][]> => {
  const { kits } = await client.call(getSmartKit, { query: { smartKitId, shouldEnrichItems: 'false' } });
  return kits.map(({ headerDescription, items }) => [headerDescription, items.map(({ quantity }) => quantity)]);
};
