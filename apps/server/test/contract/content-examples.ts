import * as calls from '@grossist/contracts';
import type { Client } from '../support/client.ts';
import { SCENE_BUNDLE, SCENE_CLASS, SCENE_FEATURE, SCENE_PAGE, SCENE_VENDOR } from '../support/house-content.ts';
import { unique } from '../support/unique.ts';
import { type Example, example } from './example.ts';

const slug = (): string => `page-${unique()}`;

const aPage = (client: Client, Slug: string) =>
  client.answer(calls.savePage, { body: { Slug, Title: { en: 'Returns' }, Body: { en: 'Within\n\n- 30 days' } } });

const aBlock = async (client: Client): Promise<string> => {
  const BlockId = `block-${unique()}`;
  await client.answer(calls.saveActionBlockSettings, { body: { BlockId, SearchTerm: 'material' } });
  return BlockId;
};

const aLandingPage = (client: Client) =>
  client.answer(calls.saveLandingPageSettings, {
    body: { Type: 'custom', Key: slug(), Title: { en: 'Autumn' }, IsPublished: true },
  });

const aBrowsingPage = (client: Client) =>
  client.answer(calls.saveCustomBrowsingPage, { body: { Slug: slug(), Title: { en: 'Cables' } } });

const someSynonyms = (client: Client) =>
  client.answer(calls.createSynonyms, {
    body: { Language: 'en', Words: ['breaker', `switch ${unique()}`] },
  });

const FACET = { etimAttributeId: SCENE_FEATURE, language: 'da' } as const;

const catalogue: Example[] = [
  example(calls.getProductNavigation, async ({ material }, client) => {
    const { ProductCode } = await client.answer(calls.getVariationDetails, { params: { id: material.code } });
    return { query: { productCode: ProductCode } };
  }),
  example(calls.getVendors, () => ({ query: { Query: 'm' } })),
  example(calls.getVendor, () => ({ params: { code: SCENE_VENDOR } })),
  example(calls.getVendorSettings, () => ({ params: { code: SCENE_VENDOR } })),
  example(calls.saveVendorSettings, async (_, client) => {
    const params = { code: SCENE_VENDOR };
    const { Version } = await client.answer(calls.getVendorSettings, { params });
    return { params, body: { Description: { en: 'Cables since 1898' }, Version } };
  }),
  example(calls.giveVariationFeedback, ({ material }) => ({
    body: { variation: material.code, text: 'The picture shows another one' },
  })),
  example(calls.getVariationFeedback, () => ({})),
  example(calls.handleVariationFeedback, async ({ material }, client) => {
    await client.answer(calls.giveVariationFeedback, { body: { variation: material.code, text: 'Wrong length' } });
    const { PageItems } = await client.answer(calls.getVariationFeedback);
    return { params: { id: PageItems[0]?.Id ?? '' }, body: { IsHandled: true } };
  }),
  example(calls.setFavorite, ({ material }) => ({
    body: { ProductSapMaterialNumber: material.sapMaterialNumber, SetFavoriteTo: true },
  })),
  example(calls.getFavorites, async ({ material }, client) => {
    await client.answer(calls.setFavorite, { body: { ProductCode: material.code, SetFavoriteTo: true } });
    return {};
  }),
  example(calls.facetVisibilityInitialLoad, () => ({ query: { etimClassId: SCENE_CLASS } })),
  example(calls.facetVisibilityGetEtimAttributes, () => ({
    query: { language: 'da' as const, etimClassId: SCENE_CLASS },
  })),
  example(calls.setDisplayOverridePct, () => ({ body: { ...FACET, displayOverridePct: 12.5 } })),
  example(calls.removeDisplayOverridePct, () => ({ body: FACET })),
];

const search: Example[] = [
  example(calls.commerceProductSearch, () => ({ body: { Query: 'material', resultType: 'full' as const } })),
  example(calls.searchTable, () => ({ body: { Query: 'material', SortBy: 'type' } })),
  example(calls.searchMatrices, () => ({ body: { Query: 'material' } })),
  example(calls.setTableColumns, () => ({ body: { ClassCode: '', Columns: [SCENE_FEATURE] } })),
  example(calls.cmssearch, () => ({ body: { Query: 'returns' } })),
  example(calls.setSortKey, () => ({ body: { SortKey: 'name' as const } })),
  example(calls.getSearchHistory, () => ({})),
  example(calls.clearSearchHistory, () => ({})),
  example(calls.setSearchHistoryLimit, () => ({ body: { Limit: 10 } })),
  example(calls.getSynonyms, () => ({})),
  example(calls.createSynonyms, () => ({ body: { Language: null, Words: ['lamp', `light ${unique()}`] } })),
  example(calls.updateSynonyms, async (_, client) => {
    const { Id, Words, Version } = await someSynonyms(client);
    return { params: { id: Id }, body: { Language: 'da' as const, Words, IsOneWay: true, Version } };
  }),
  example(calls.deleteSynonyms, async (_, client) => {
    const { Id, Version } = await someSynonyms(client);
    return { params: { id: Id }, query: { Version } };
  }),
  example(calls.importSynonyms, () => ({ body: { Csv: 'da;both;kabel;ledning' } })),
];

const pages: Example[] = [
  example(calls.getPage, () => ({ params: { slug: SCENE_PAGE } })),
  example(calls.getPages, () => ({})),
  example(calls.getPageSettings, () => ({})),
  example(calls.savePage, () => ({ body: { Slug: slug(), Title: { en: 'Delivery' }, IsPublished: true } })),
  example(calls.deletePage, async (_, client) => {
    const { Id, Version } = await aPage(client, slug());
    return { params: { id: Id }, query: { Version } };
  }),
  example(calls.saveActionBlockSettings, () => ({ body: { BlockId: 'offers', SearchTerm: 'material' } })),
  example(calls.getActionBlockSettings, () => ({})),
  example(calls.deleteActionBlock, async (_, client) => ({
    params: { blockId: await aBlock(client) },
    query: { Version: 1 },
  })),
  example(calls.getActionBlocks, () => ({ body: { BlockIds: ['offers'] } })),
  example(calls.saveLandingPageSettings, async (_, client) => ({
    body: {
      Type: 'custom' as const,
      Key: slug(),
      Title: { en: 'Spring' },
      BlockIds: [await aBlock(client)],
      IsPublished: true,
    },
  })),
  example(calls.getLandingPageSettings, () => ({})),
  example(calls.deleteLandingPage, async (_, client) => {
    const { Id, Version } = await aLandingPage(client);
    return { params: { id: Id }, query: { Version } };
  }),
  example(calls.getLandingPage, () => ({ query: { Type: 'custom' as const, Key: 'front' } })),
  example(calls.getCustomBrowsingPage, () => ({ params: { id: SCENE_PAGE } })),
  example(calls.getCustomBrowsingPageSettings, () => ({})),
  example(calls.saveCustomBrowsingPage, ({ material }) => ({
    body: {
      Slug: slug(),
      Title: { en: 'Chosen by us' },
      Items: [{ Type: 'materials' as const, SapMaterialNumbers: [material.sapMaterialNumber] }],
      IsPublished: true,
    },
  })),
  example(calls.deleteCustomBrowsingPage, async (_, client) => {
    const { Id, Version } = await aBrowsingPage(client);
    return { params: { id: Id }, query: { Version } };
  }),
  example(calls.neverShowGuideAgain, () => ({ body: { guideType: 'smart-kit' } })),
  example(calls.savePreferences, () => ({
    body: { preferredArticleNumber: 'both' as const, isCableCutPopupEnabled: true, density: 'compact' as const },
  })),
  example(calls.getHeader, () => ({ query: { depth: 3 } })),
  example(calls.getContextualHeader, () => ({})),
  example(calls.getContextualHeaderSettings, () => ({})),
  example(calls.saveContextualHeader, async (_, client) => {
    const { Version } = await client.answer(calls.getContextualHeaderSettings);
    return { body: { Title: { en: 'Closed on Monday' }, Breakpoints: ['desktop' as const], Version } };
  }),
  example(calls.getSoftBundlePages, () => ({})),
  example(calls.getSoftBundlePage, () => ({ params: { id: SCENE_BUNDLE } })),
];

const TRANSLATIONS = { body: { Translations: [{ Code: 'data-sheet', Texts: { en: 'Specification' } }] } };

const translations: Example[] = [
  example(calls.saveDocumentTypeTranslations, () => TRANSLATIONS),
  example(calls.saveSapErrorTranslations, () => TRANSLATIONS),
  example(calls.saveUrlTypeTranslations, () => TRANSLATIONS),
  example(calls.saveUserSegmentTranslations, () => TRANSLATIONS),
  example(calls.getDocumentTypeTranslations, () => ({})),
  example(calls.getSapErrorTranslations, () => ({})),
  example(calls.getUrlTypeTranslations, () => ({})),
  example(calls.getUserSegmentTranslations, () => ({})),
];

/** Calls of catalogue, search, pages and translations beside the first ones. */
export const contentExamples: readonly Example[] = [...catalogue, ...search, ...pages, ...translations];
