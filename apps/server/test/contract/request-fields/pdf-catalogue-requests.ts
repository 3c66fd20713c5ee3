import * as calls from '@grossist/contracts';
import type { Client } from '../../support/client.ts';
import { aCatalogueOfTwo } from '../pdf-catalogue-examples.ts';
import type { RichScene } from '../rich-scene.ts';
import type { Requests } from './prepare.ts';

/** Has a material with names in two languages. */
const aCatalogueWithCable = async (scene: RichScene, client: Client): Promise<string> => {
  const id = await aCatalogueOfTwo(client, scene);
  const body = { SapNumbers: [scene.cable.sapMaterialNumber] };
  await client.answer(calls.addPdfCatalogVariations, { params: { id }, body });
  return id;
};

/** Requests about PDF catalogs. */
export const pdfCatalogueRequests: Requests = {
  getPdfCatalogs: [
    async (scene, client) => {
      await aCatalogueOfTwo(client, scene);
      await client.answer(calls.createPdfCatalog, { body: { name: 'Attic' } });
      return { query: { PageSize: 2, SortBy: 'Name', SortDirection: 'desc' } };
    },
  ],
  updatePdfCatalog: [
    async (scene, client) => ({
      params: { id: await aCatalogueOfTwo(client, scene) },
      query: { updateLogo: 'true' },
      body: { logoUrl: '' },
    }),
  ],
  getPdfCatalogVariations: [
    async (scene, client) => ({ params: { id: await aCatalogueWithCable(scene, client) }, query: {} }),
  ],
  getPdfCatalogProducts: [
    async (scene, client) => {
      const id = await aCatalogueOfTwo(client, scene);
      return { params: { id }, query: { PageSize: 1 } };
    },
  ],
  addSearchToPdfCatalog: [
    () => ({ params: { id: 'basket' }, body: { SelectedFacets: [{ Key: 'EF000007', Values: ['EV000202'] }] } }),
  ],
  getSimplePdfCatalogs: [
    async (_, client) => {
      for (const name of ['Attic', 'Cellar']) await client.answer(calls.createSimplePdfCatalog, { body: { name } });
      return { query: { PageSize: 2 } };
    },
  ],
};
