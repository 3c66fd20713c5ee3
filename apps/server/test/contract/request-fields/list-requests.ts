import * as calls from '@grossist/contracts';
import { anOwnList } from '../list-examples.ts';
import type { Requests } from './prepare.ts';

const asFile = (text: string) => ({ FileName: 'list.csv', Content: Buffer.from(text).toString('base64') });

/** Requests about lists of materials. */
export const listRequests: Requests = {
  addVariationToList: [
    async (scene, client) => {
      const { Id } = await client.answer(calls.createVariationList, { body: { Name: 'The van' } });
      return { params: { id: Id }, body: { VariationCode: scene.material.code } };
    },
  ],
  importVariationList: [
    async ({ material }) => ({
      body: { Name: 'From a file', ...asFile(`SAP number;Quantity\n${material.sapMaterialNumber};5\n`) },
    }),
  ],
  addListToCart: [
    async (scene, client) => {
      const id = await anOwnList(client, scene);
      const { PageItems } = await client.answer(calls.getVariationListLines, { params: { id }, query: {} });
      return { params: { id }, body: { Lines: [{ LineId: PageItems[0]?.LineId ?? '' }] } };
    },
  ],
  getVariationListChanges: [
    async ({ cable }, client) => {
      const { Id } = await client.answer(calls.createVariationList, { body: { Name: 'Cables' } });
      const body = { VariationId: cable.sapMaterialNumber };
      await client.answer(calls.addVariationToList, { params: { id: Id }, body });
      return { params: { id: Id }, query: {} };
    },
  ],
  removeVariationFromList: [
    async (scene, client) => ({
      params: { id: await anOwnList(client, scene) },
      query: { VariationCode: scene.material.code },
    }),
  ],
};
