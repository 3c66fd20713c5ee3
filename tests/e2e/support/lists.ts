import {
  addLinesToVariationList,
  createVariationList,
  deleteVariationList,
  getVariationLists,
  type SearchDocument,
  type VariationList,
} from '@grossist/contracts';
import type { Client } from '../../running-shop/client.ts';

/** Path of the page of a list. */
export const pathOf = ({ Id }: Pick<VariationList, 'Id'>): string => `/lists#listId-${Id}`;

/** Deletes the lists that a person owns and leaves those of others, so that a test starts from none. */
export const withoutLists = async (client: Client): Promise<void> => {
  const { myLists, sharedLists } = await client.call(getVariationLists, {});
  for (const { Id: id } of [...myLists, ...sharedLists]) await client.call(deleteVariationList, { params: { id } });
};

/** Creates a list of some materials for a person. */
export const aList = async (
  client: Client,
  Name: string,
  materials: readonly Pick<SearchDocument, 'ItemSAPMaterialNumber'>[],
): Promise<VariationList> => {
  const list = await client.call(createVariationList, { body: { Name } });
  const Lines = materials.map(({ ItemSAPMaterialNumber: SapMaterialNumber }) => ({ SapMaterialNumber }));
  if (Lines.length > 0) await client.call(addLinesToVariationList, { body: { ListId: list.Id, Lines } });
  return list;
};
