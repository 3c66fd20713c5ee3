import {
  commerceSearch,
  commerceSearchByAddress,
  type OperationInput,
  removeDisplayOverridePct,
  setDisplayOverridePct,
  setFavorite,
} from '@grossist/contracts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { SearchEngine } from '../../src/gateways/search-engine/port.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCatalogue } from '../support/a-catalogue.ts';
import { aCompany } from '../support/a-company.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { anEditor } from '../support/an-editor.ts';
import { appOver } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { noteChanges } from '../support/note-changes.ts';
import { countQueries } from '../support/query-count.ts';
import { speaking } from '../support/speaking.ts';

const { db, pool } = await testDatabase();

const engine = inProcessSearch(pool);
let edition = 0;
let asked = 0;
/** Called while the engine answers. */
let meanwhile = (): void => undefined;

/** The engine with an edition, as the one in threads has; what it is asked is counted. */
const search: SearchEngine = {
  ...engine,
  search: (request) => {
    asked += 1;
    meanwhile();
    return engine.search(request);
  },
  caughtUp: async () => {
    await engine.caughtUp();
    edition += 1;
  },
  edition: () => edition,
};

const { asAnonymous, signedIn } = appOver(db, search);

beforeAll(async () => {
  await aCatalogue(db);
  await search.caughtUp();
});

/** Of four cables two have it. */
const COLOUR = 'EF000007';

type Body = OperationInput<typeof commerceSearch>['body'];

const searched = (body: Body, client = asAnonymous()) => client.answer(commerceSearch, { body });

const timesAsked = async (work: () => Promise<unknown>): Promise<number> => {
  const before = asked;
  await work();
  return asked - before;
};

test('returns a cached response without a search or query, except for the token', async () => {
  const { RcsToken: one, ...first } = await searched({ Query: 'kabel' });
  expect(first.Documents.length).toBeGreaterThan(0);
  expect(
    await countQueries(db, async () => {
      expect(
        await timesAsked(async () => {
          const { RcsToken: other, ...second } = await searched({ Query: 'kabel' });
          expect(second).toEqual(first);
          expect(other).not.toBe(one);
        }),
      ).toBe(0);
    }),
  ).toBe(0);
});

test('caches searches by address, with and without facets separately', async () => {
  const byAddress = (facets: 'true' | 'false') =>
    asAnonymous().answer(commerceSearchByAddress, { query: { query: 'kabel', facets } });
  const whole = await searched({ Query: 'kabel' });
  expect((await byAddress('true')).FacetsAvailable).toEqual(whole.FacetsAvailable);
  expect((await byAddress('false')).FacetsAvailable).toEqual([]);
  expect(await timesAsked(() => byAddress('true'))).toBe(0);
});

test('each language, market, page, order and choice has answers of its own', async () => {
  const { Documents } = await searched({ Query: 'kabel', PageSize: 2 });
  const others: readonly [Body, ReturnType<typeof asAnonymous>][] = [
    [{ Query: 'kabel', PageSize: 2 }, speaking(asAnonymous(), 'de-DE')],
    [{ Query: 'kabel', PageSize: 2, cultureName: 'en-US' }, asAnonymous()],
    [{ Query: 'kabel', PageSize: 2, Page: 2 }, asAnonymous()],
    [{ Query: 'kabel', PageSize: 2, SortKey: 'name' }, asAnonymous()],
    [{ Query: 'kabel', PageSize: 2, CatalogNodeId: 'E' }, asAnonymous()],
    [{ Query: 'kabel', PageSize: 2, SelectedFacets: [{ Key: 'flag', Values: ['stocked'] }] }, asAnonymous()],
  ];
  for (const [body, client] of others) expect(await timesAsked(() => searched(body, client))).toBeGreaterThan(0);
  expect((await searched({ Query: 'kabel', PageSize: 2 })).Documents).toEqual(Documents);
});

test('a change that the index has taken in is answered at once', async () => {
  await searched({ Query: '1000002' });
  await db.updateTable('materials').set({ status: '40' }).where('sap_material_number', '=', '1000002').execute();
  await noteChanges(db, ['1000002']);
  await search.caughtUp();
  expect((await searched({ Query: '1000002' })).TotalCount).toBe(0);
  await db.updateTable('materials').set({ status: '10' }).where('sap_material_number', '=', '1000002').execute();
  await noteChanges(db, ['1000002']);
  await search.caughtUp();
  expect((await searched({ Query: '1000002' })).TotalCount).toBe(1);
});

test('returns the new name of a material once its change is notified', async () => {
  await searched({ Query: '1000005' });
  await sql`update materials set names = '{"da": "Omdøbt"}' where sap_material_number = '1000005'`.execute(db);
  await noteChanges(db, ['1000005']);
  expect((await searched({ Query: '1000005' })).Documents[0]?.ItemLocalMaterialName).toBe('Omdøbt');
});

test('does not cache a response when data changes while it is created', async () => {
  meanwhile = () => {
    edition += 1;
  };
  await searched({ Query: '2000001' });
  meanwhile = () => undefined;
  expect(await timesAsked(() => searched({ Query: '2000001' }))).toBe(1);
  expect(await timesAsked(() => searched({ Query: '2000001' }))).toBe(0);
});

test('applies an editor’s facet override to cached searches', async () => {
  const editor = await anEditor(db, { signedIn });
  const isShown = async () => (await searched({})).FacetsAvailable.some(({ Key }) => Key === COLOUR);
  const hidden = { etimAttributeId: COLOUR, language: 'da' as const, displayOverridePct: 80 };
  expect(await isShown()).toBe(true);
  await editor.answer(setDisplayOverridePct, { body: hidden });
  expect(await isShown()).toBe(false);
  await editor.answer(removeDisplayOverridePct, { body: hidden });
  expect(await isShown()).toBe(true);
});

test('marks favorites only for the person who has them', async () => {
  const [liking, other] = [await signedIn(await aBuyer(db)), await signedIn(await aBuyer(db))];
  const isMarked = async (client: ReturnType<typeof asAnonymous>) =>
    (await searched({ Query: '1000001' }, client)).Documents[0]?.IsFavorite;
  expect(await isMarked(other)).toBe(false);
  await liking.answer(setFavorite, { body: { ProductCode: '1000001', SetFavoriteTo: true } });
  expect(await isMarked(liking)).toBe(true);
  expect(await isMarked(other)).toBe(false);
  expect(await isMarked(asAnonymous())).toBe(false);
  await liking.answer(setFavorite, { body: { ProductCode: '1000001', SetFavoriteTo: false } });
  expect(await isMarked(liking)).toBe(false);
});

test('a reader with favorites shares the cached search, and changes it for no one', async () => {
  const [liking, other] = [await signedIn(await aBuyer(db)), await signedIn(await aBuyer(db))];
  await liking.answer(setFavorite, { body: { ProductCode: '1000002', SetFavoriteTo: true } });
  const { Documents: unmarked } = await searched({ Query: '1000002' }, other);
  expect(unmarked.map(({ IsFavorite }) => IsFavorite)).toEqual([false]);
  expect(
    await timesAsked(async () => {
      const { Documents } = await searched({ Query: '1000002' }, liking);
      expect(Documents).toEqual(unmarked.map((document) => ({ ...document, IsFavorite: true })));
      expect((await searched({ Query: '1000002' }, other)).Documents).toEqual(unmarked);
    }),
  ).toBe(0);
});

test('never returns a response cached for one customer’s assortments to others', async () => {
  const company = await aCompany(db);
  await anAssortment(db, { materials: ['2000001'], companies: [company] });
  await noteChanges(db, ['2000001']);
  await search.caughtUp();
  const [insider, outsider] = [await signedIn(await aBuyer(db, { company })), await signedIn(await aBuyer(db))];
  for (let turn = 0; turn < 2; turn += 1) {
    const [own, theirs, nobodys] = [
      await searched({ Query: '2000001' }, insider),
      await searched({ Query: '2000001' }, outsider),
      await searched({ Query: '2000001' }),
    ];
    expect([own.TotalCount, theirs.TotalCount, nobodys.TotalCount]).toEqual([1, 0, 0]);
    expect(nobodys.FacetsAvailable).toEqual([]);
  }
});

test('does not cache the full view', async () => {
  await searched({ resultType: 'full' });
  expect(await timesAsked(() => searched({ resultType: 'full' }))).toBe(1);
});

test('caches nothing while the engine has no version', async () => {
  const silent = appOver(db, { ...search, edition: () => undefined }).asAnonymous();
  await searched({ Query: 'kabel' }, silent);
  expect(await timesAsked(() => searched({ Query: 'kabel' }, silent))).toBe(1);
});
