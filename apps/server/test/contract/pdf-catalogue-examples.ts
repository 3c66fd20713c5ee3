import * as calls from '@grossist/contracts';
import type { Scene } from '../support/a-scene.ts';
import type { Client } from '../support/client.ts';
import { type Example, example } from './example.ts';
import { anOwnList } from './list-examples.ts';

/** A catalog of two materials, by the scene's buyer. */
export const aCatalogueOfTwo = async (client: Client, { material, suggestion }: Scene): Promise<string> => {
  const { pdfId } = await client.answer(calls.createPdfCatalog, {
    body: { name: 'Boiler room', description: 'What was built in' },
  });
  const id = pdfId ?? '';
  const SapNumbers = [material.sapMaterialNumber, suggestion.sapMaterialNumber];
  await client.answer(calls.addPdfCatalogVariations, { params: { id }, body: { SapNumbers } });
  return id;
};

const BASKET = { id: 'basket' } as const;

const fillBasket = async (client: Client, { material }: Scene): Promise<void> => {
  const body = { SapNumbers: [material.sapMaterialNumber] };
  await client.answer(calls.addPdfCatalogVariations, { params: BASKET, body });
};

const catalogues: readonly Example[] = [
  example(calls.getPdfCatalogs, async (scene, client) => {
    await aCatalogueOfTwo(client, scene);
    return { query: {} };
  }),
  example(calls.getPdfCatalogFilter, async (scene, client) => {
    await aCatalogueOfTwo(client, scene);
    return {};
  }),
  example(calls.getPdfCatalog, async (scene, client) => ({ params: { id: await aCatalogueOfTwo(client, scene) } })),
  example(calls.createPdfCatalog, async (scene, client) => ({
    body: {
      name: 'Boiler room',
      type: 'documentation' as const,
      createdFrom: { source: 'variationList' as const, id: await anOwnList(client, scene) },
    },
  })),
  example(calls.updatePdfCatalog, async (scene, client) => ({
    params: { id: await aCatalogueOfTwo(client, scene) },
    body: { barcodeType: 'ean' as const, headings: 'catalogNode' as const },
  })),
  example(calls.setPdfCatalogSettings, async (scene, client) => ({
    params: { id: await aCatalogueOfTwo(client, scene) },
    body: {
      priceOptions: 'netPrice' as const,
      accountNumber: scene.account.soldTo,
      projectNumber: scene.project.number,
      sortOrder: 'name' as const,
      includeLogo: false,
    },
  })),
  example(calls.deletePdfCatalog, async (scene, client) => ({ params: { id: await aCatalogueOfTwo(client, scene) } })),
  example(calls.restorePdfCatalog, async (scene, client) => {
    const id = await aCatalogueOfTwo(client, scene);
    await client.answer(calls.deletePdfCatalog, { params: { id } });
    return { params: { id } };
  }),
  example(calls.savePdfBasket, async (scene, client) => {
    await fillBasket(client, scene);
    return { body: { name: 'Boiler room' } };
  }),
  example(calls.loadPdfBasket, async (scene, client) => {
    const pdfId = await aCatalogueOfTwo(client, scene);
    await fillBasket(client, scene);
    return { body: { pdfId, whenNotEmpty: 'save' as const, saveAs: 'What I had' } };
  }),
];

const lines: readonly Example[] = [
  example(calls.getPdfCatalogVariations, async (scene, client) => {
    const id = await aCatalogueOfTwo(client, scene);
    await client.answer(calls.updatePdfCatalog, { params: { id }, body: { headings: 'catalogNode' } });
    return { params: { id }, query: {} };
  }),
  example(calls.getPdfCatalogProducts, async (scene, client) => ({
    params: { id: await aCatalogueOfTwo(client, scene) },
    query: {},
  })),
  example(calls.addPdfCatalogVariations, ({ material }) => ({
    params: BASKET,
    body: { SapNumbers: [material.sapMaterialNumber, '999'] },
  })),
  example(calls.changePdfCatalogVariation, async (scene, client) => ({
    params: { id: await aCatalogueOfTwo(client, scene), sap: scene.material.sapMaterialNumber },
    body: { Note: 'Behind the boiler' },
  })),
  example(calls.changePdfCatalogVariations, async (scene, client) => ({
    params: { id: await aCatalogueOfTwo(client, scene) },
    body: { Lines: [{ SapNumber: scene.suggestion.sapMaterialNumber, Note: 'Spare', AfterSapNumber: null }] },
  })),
  example(calls.removePdfCatalogVariation, async (scene, client) => ({
    params: { id: await aCatalogueOfTwo(client, scene), sap: scene.material.sapMaterialNumber },
  })),
  example(calls.removePdfCatalogVariations, async (scene, client) => ({
    params: { id: await aCatalogueOfTwo(client, scene) },
    body: { SapNumbers: [scene.material.sapMaterialNumber] },
  })),
  example(calls.restorePdfCatalogVariations, async (scene, client) => {
    const id = await aCatalogueOfTwo(client, scene);
    const { sapMaterialNumber } = scene.material;
    await client.answer(calls.removePdfCatalogVariation, { params: { id, sap: sapMaterialNumber } });
    return { params: { id }, body: { SapNumbers: [sapMaterialNumber] } };
  }),
];

const sources: readonly Example[] = [
  example(calls.addOrdersToPdfCatalog, ({ deliveredOrder }) => ({ params: BASKET, body: [deliveredOrder.id] })),
  example(calls.addListsToPdfCatalog, async (scene, client) => ({
    params: BASKET,
    body: [await anOwnList(client, scene)],
  })),
  example(calls.addCartToPdfCatalog, () => ({ params: BASKET, body: {} })),
  example(calls.addSearchToPdfCatalog, () => ({ params: BASKET, body: { Query: 'material' } })),
];

const aSimpleCatalogue = async (client: Client, { material, suggestion }: Scene): Promise<string> => {
  const variationSapNumbers = [material.sapMaterialNumber, suggestion.sapMaterialNumber];
  return (await client.answer(calls.createSimplePdfCatalog, { body: { variationSapNumbers } })).id;
};

const logo: readonly Example[] = [
  example(calls.getDefaultLogo, () => ({})),
  example(calls.deleteDefaultLogo, () => ({})),
];

const simple: readonly Example[] = [
  example(calls.getSimplePdfCatalogs, async (scene, client) => {
    await aSimpleCatalogue(client, scene);
    return { query: {} };
  }),
  example(calls.createSimplePdfCatalog, ({ material }) => ({
    body: { variationSapNumbers: [material.sapMaterialNumber, '999'] },
  })),
  example(calls.updateSimplePdfCatalog, async (scene, client) => ({
    params: { id: await aSimpleCatalogue(client, scene) },
    body: { name: 'Boiler room', options: { pdfLabelImageOption: 'barcode' as const } },
  })),
  example(calls.deleteSimplePdfCatalog, async (scene, client) => ({
    params: { id: await aSimpleCatalogue(client, scene) },
  })),
];

/** Catalogs, their lines and where lines come from, the basket, and simple catalogs. */
export const pdfCatalogueExamples: readonly Example[] = [...catalogues, ...lines, ...sources, ...simple, ...logo];
