import { anOwnList } from '../list-examples.ts';
import type { Prepare, Requests } from './prepare.ts';

const priced: Prepare = async (scene, client) => ({
  body: {
    Source: 'list',
    SourceId: await anOwnList(client, scene),
    MaterialNos: [scene.material.sapMaterialNumber],
    Product: 'Avery L7162',
    Design: 'price',
  },
});

const firstOfTwo: Prepare = async (scene, client) => ({
  body: { Source: 'list', SourceId: await anOwnList(client, scene), Page: 1, PageSize: 1 },
});

/** Requests about shelf labels. */
export const labelRequests: Requests = {
  getShelfLabelLines: [priced, firstOfTwo],
  prepareLabelPrint: [priced],
};
