import * as calls from '@grossist/contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Client } from '../../support/client.ts';
import { SCENE_VENDOR } from '../../support/house-content.ts';
import type { RichScene } from '../rich-scene.ts';
import { FIVE_A_PAGE, type Prepare, type Requests } from './prepare.ts';

/** Given out by the shop just now, as it seems. */
const TOKEN = uuidv7();

const searching: Prepare = () => ({
  body: { SelectedFacets: [{ Key: 'EF000007', Values: ['EV000202'] }] },
});

const clearanceItem: Prepare = ({ clearance }) => ({
  body: [{ MaterialNo: clearance.sapMaterialNumber, Quantity: 3 }],
});

const twoFeedbacks = async ({ material }: RichScene, client: Client): Promise<void> => {
  for (const text of ['Wrong length', 'Wrong color'])
    await client.answer(calls.giveVariationFeedback, { body: { variation: material.code, text } });
};

/** Requests about the catalogue and its prices. */
export const catalogueRequests: Requests = {
  getNode: [
    () => ({
      body: { url: '/catalogue/electrical/cables', selectedFacets: [{ Key: 'EF000007', Values: ['EV000202'] }] },
    }),
    () => ({ body: { url: '/catalogue/electrical/cables', query: 'material' } }),
    () => ({ body: { query: 'E1', applyDefaultListFilters: true } }),
    () => ({ body: { query: 'E1' } }),
  ],
  getVariationDetails: [() => ({ params: { id: '1000001' }, query: {} })],
  basicCommerceSearch: [() => ({ body: {} }), searching],
  commerceSearch: [() => ({ body: {} }), searching],
  facetCommerceSearch: [() => ({ body: {} }), searching],
  commerceProductSearch: [() => ({ body: {} }), searching],
  searchTable: [() => ({ body: {} }), searching, () => ({ body: { SortBy: 'type' } })],
  searchMatrices: [() => ({ body: {} }), searching],
  commerceSearchByAddress: [() => ({ query: {} })],
  getPrice: [clearanceItem],
  getPriceAndRemnants: [clearanceItem],
  getBasicPriceAndStock: [({ scaled }) => ({ body: [{ MaterialNo: scaled.sapMaterialNumber, Quantity: 10 }] })],
  getRemnants: [({ cable }) => ({ body: { Items: [{ MaterialNo: cable.sapMaterialNumber }] } })],
  getSoftBundlePrices: [({ bundle }) => ({ body: [bundle] })],
  getSoftBundlesWith: [({ material }) => ({ query: { materialNo: material.sapMaterialNumber } })],
  getDeliveryDates: [() => ({ body: { StartMonth: 12, StartYear: 2025, EndMonth: 1, EndYear: 2026 } })],
  getProductNavigation: [
    async (_, client) => {
      const { ProductCode } = await client.answer(calls.getVariationDetails, { params: { id: '1000001' } });
      return { query: { productCode: ProductCode } };
    },
  ],
  getVendors: [() => ({ query: {} })],
  getVendor: [
    async (_scene, _client, editor) => {
      const params = { code: SCENE_VENDOR };
      const { Version } = await editor.answer(calls.getVendorSettings, { params });
      await editor.answer(calls.saveVendorSettings, {
        params,
        body: { Description: { en: 'Cables', da: 'Kabler' }, Version },
      });
      return { params };
    },
  ],
  setFavorite: [({ material }) => ({ body: { ProductCode: material.code, SetFavoriteTo: true } })],
  getFavorites: [
    async ({ material, cable }, client) => {
      for (const { code } of [material, cable])
        await client.answer(calls.setFavorite, { body: { ProductCode: code, SetFavoriteTo: true } });
      return FIVE_A_PAGE;
    },
  ],
  getRecommendations: [
    async ({ material, cable }, client) => {
      for (const SapMaterialNumber of [material.sapMaterialNumber, cable.sapMaterialNumber, '1000001'])
        await client.answer(calls.noteSeen, { body: { SapMaterialNumber } });
      return { query: { placement: 'home' } };
    },
    async ({ material, cable }, client) => {
      for (const SapMaterialNumber of [material.sapMaterialNumber, cable.sapMaterialNumber, '1000001'])
        await client.answer(calls.noteSeen, { body: { SapMaterialNumber } });
      return { query: { placement: 'product', sapMaterialNumber: material.sapMaterialNumber } };
    },
  ],
  trackAddToCart: [({ material }) => ({ body: { RcsToken: TOKEN, SapMaterialIds: [material.sapMaterialNumber] } })],
  getVariationsData: [
    async ({ material }, client) => {
      await client.answer(calls.setFavorite, { body: { ProductCode: material.code, SetFavoriteTo: true } });
      return { query: { sapMaterialNumbers: material.sapMaterialNumber } };
    },
    () => ({ query: { sapMaterialNumbers: '1000001' } }),
  ],
  getVariationFeedback: [
    async (scene, client) => {
      await twoFeedbacks(scene, client);
      return FIVE_A_PAGE;
    },
    async (scene, client) => {
      await twoFeedbacks(scene, client);
      const { PageItems } = await client.answer(calls.getVariationFeedback);
      await client.answer(calls.handleVariationFeedback, {
        params: { id: PageItems[0]?.Id ?? '' },
        body: { IsHandled: true },
      });
      return FIVE_A_PAGE;
    },
  ],
};
