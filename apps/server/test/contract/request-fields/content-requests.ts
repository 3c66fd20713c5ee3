import * as calls from '@grossist/contracts';
import type { Client } from '../../support/client.ts';
import { SCENE_PAGE } from '../../support/house-content.ts';
import { FIVE_A_PAGE, type Requests } from './prepare.ts';

const twoPages = async (client: Client): Promise<void> => {
  for (const Slug of ['first-page', 'second-page'])
    await client.answer(calls.savePage, {
      body: { Slug, Title: { en: `Title ${Slug}`, da: 'Titel' }, Body: { en: 'Returns' }, IsPublished: true },
    });
};

const twoBlocks = async (client: Client): Promise<void> => {
  for (const BlockId of ['offers', 'news'])
    await client.answer(calls.saveActionBlockSettings, {
      body: { BlockId, SearchTerm: 'material', Titles: { en: 'Offers', da: 'Tilbud' } },
    });
};

const twoLandingPages = async (client: Client): Promise<void> => {
  for (const Key of ['spring', 'autumn'])
    await client.answer(calls.saveLandingPageSettings, {
      body: { Type: 'custom', Key, Title: { en: Key, da: `${Key} da` }, IsPublished: true },
    });
};

/** Returns the version of the saved header. */
const aContextualHeader = async (client: Client): Promise<number> => {
  const { Version } = await client.answer(calls.saveContextualHeader, {
    body: { Title: { en: 'Closed', da: 'Lukket' }, Breakpoints: ['desktop'], IsPublished: true, Version: 0 },
  });
  return Version;
};

/** Requests about pages, blocks and menus. */
export const contentRequests: Requests = {
  cmssearch: [
    async (_scene, _client, editor) => {
      await twoPages(editor);
      return { body: { Query: 'title' } };
    },
  ],
  getPage: [
    async (_, client) => {
      await twoPages(client);
      return { params: { slug: 'first-page' } };
    },
  ],
  getPages: [
    async (_scene, _client, editor) => {
      await twoPages(editor);
      return FIVE_A_PAGE;
    },
  ],
  getPageSettings: [
    async (_, client) => {
      await twoPages(client);
      return FIVE_A_PAGE;
    },
  ],
  savePage: [() => ({ body: { Slug: 'delivery-terms-x', Title: { en: 'Delivery' } } })],
  saveCustomBrowsingPage: [
    () => ({
      body: {
        Slug: 'chosen',
        Title: { en: 'Chosen' },
        Items: [{ Type: 'search', SearchTerm: 'material', SelectedFacets: [{ Key: 'supplier', Values: ['SCENE'] }] }],
      },
    }),
  ],
  getCustomBrowsingPageSettings: [
    async (_, client) => {
      for (const Slug of ['one', 'two'])
        await client.answer(calls.saveCustomBrowsingPage, { body: { Slug, Title: { en: Slug } } });
      return FIVE_A_PAGE;
    },
  ],
  getCustomBrowsingPage: [() => ({ params: { id: SCENE_PAGE } })],
  getActionBlockSettings: [
    async (_, client) => {
      await twoBlocks(client);
      return FIVE_A_PAGE;
    },
  ],
  getActionBlocks: [
    async (_scene, _client, editor) => {
      await twoBlocks(editor);
      return { body: { BlockIds: ['offers'] } };
    },
  ],
  saveLandingPageSettings: [() => ({ body: { Type: 'custom', Key: 'spring', Title: { en: 'Spring' } } })],
  getLandingPageSettings: [
    async (_, client) => {
      await twoLandingPages(client);
      return FIVE_A_PAGE;
    },
  ],
  getLandingPage: [
    async (_scene, _client, editor) => {
      await twoLandingPages(editor);
      return { query: { Type: 'custom', Key: 'spring' } };
    },
  ],
  getHeader: [() => ({ query: {} })],
  getContextualHeader: [
    async (_scene, _client, editor) => {
      await aContextualHeader(editor);
      return { query: {} };
    },
  ],
  saveContextualHeader: [
    async (_, client) => {
      const Version = await aContextualHeader(client);
      return {
        body: { Title: { en: 'Open' }, LinkText: { en: 'More' }, LinkUrl: '/pages/x', Breakpoints: [], Version },
      };
    },
    () => ({ body: { Title: {}, Breakpoints: [], Version: 0 } }),
  ],
  getSoftBundlePages: [() => ({ query: {} })],
};
