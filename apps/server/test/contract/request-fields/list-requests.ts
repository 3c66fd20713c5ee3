import * as calls from '@grossist/contracts';
import { anOwnList } from '../list-examples.ts';
import type { Requests } from './prepare.ts';

/** Requests about lists of materials. */
export const listRequests: Requests = {
  addVariationToList: [
    async (scene, client) => {
      const { Id } = await client.answer(calls.createVariationList, { body: { Name: 'The van' } });
      return { params: { id: Id }, body: { VariationCode: scene.material.code } };
    },
  ],
  removeVariationFromList: [
    async (scene, client) => ({
      params: { id: await anOwnList(client, scene) },
      query: { VariationCode: scene.material.code },
    }),
  ],
};
