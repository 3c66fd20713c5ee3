import * as calls from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import type { SearchEngine } from '../../src/gateways/search-engine/port.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCatalogue } from '../support/a-catalogue.ts';
import { aList } from '../support/a-list.ts';
import { appOver } from '../support/catalogue-app.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { countQueries } from '../support/query-count.ts';

const { db, pool } = await testDatabase();

const engine = inProcessSearch(pool);
let searches = 0;
/** With an edition, so that answers are cached. */
const search: SearchEngine = {
  ...engine,
  search: (request) => {
    searches += 1;
    return engine.search(request);
  },
  edition: () => 1,
};
const { signedIn } = appOver(db, search);

beforeAll(async () => {
  await aCatalogue(db);
  await engine.caughtUp();
});

const theMaterial = (code: string) => ({ sapMaterialNumber: code, code, plant: '' });
const [FIRST, SECOND, THIRD] = ['1000001', '1000002', '2000001'] as const;

const markedIn = async (client: Client) => {
  const { Documents } = await client.answer(calls.commerceSearch, { body: { PageSize: 50 } });
  const codes = (mark: 'IsFavorite' | 'IsInList') =>
    Documents.filter((document) => document[mark])
      .map(({ Code }) => Code)
      .toSorted();
  return { favorites: codes('IsFavorite'), inLists: codes('IsInList') };
};

test('marks favorites and materials of own and shared lists in search and details', async () => {
  const buyer = await aBuyer(db);
  const colleague = await aBuyer(db, { company: buyer.company });
  await aList(db, { owner: buyer, materials: [theMaterial(FIRST)] });
  const shared = await aList(db, { owner: colleague, materials: [theMaterial(SECOND)], subscribers: [buyer] });
  await aList(db, { owner: colleague, materials: [theMaterial(THIRD)] });
  const client = await signedIn(buyer);
  await client.answer(calls.setFavorite, { body: { ProductCode: THIRD, SetFavoriteTo: true } });
  expect(await markedIn(client)).toEqual({ favorites: [THIRD], inLists: [FIRST, SECOND] });
  const details = (id: string) => client.answer(calls.getVariationDetails, { params: { id } });
  expect(await details(FIRST)).toMatchObject({ IsFavorite: false, IsInList: true });
  expect(await details(THIRD)).toMatchObject({ IsFavorite: true, IsInList: false });
  const { Documents } = await client.answer(calls.bulkCommerceSearch, { body: { Identifiers: [SECOND] } });
  expect(Documents).toMatchObject([{ IsFavorite: false, IsInList: true }]);
  await client.answer(calls.deleteVariationList, { params: { id: shared.id } });
  expect((await markedIn(client)).inLists).toEqual([FIRST]);
});

test('serves cached searches to readers without marks in them, and never another reader’s marks', async () => {
  const [one, other] = [await aBuyer(db), await aBuyer(db)];
  const list = await aList(db, { owner: one, materials: [theMaterial(FIRST)] });
  const [marking, plain] = [await signedIn(one), await signedIn(other)];
  expect((await markedIn(plain)).inLists).toEqual([]);
  const before = searches;
  expect((await markedIn(plain)).inLists).toEqual([]);
  expect(searches).toBe(before);
  expect((await markedIn(marking)).inLists).toEqual([FIRST]);
  expect((await markedIn(plain)).inLists).toEqual([]);
  await marking.answer(calls.deleteVariationList, { params: { id: list.id } });
  const after = searches;
  expect((await markedIn(marking)).inLists).toEqual([]);
  expect(searches).toBe(after);
});

test('reads marks by one query for any number of lists and documents', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  await aList(db, { owner: buyer, materials: [theMaterial(FIRST)] });
  const searching = (body: object) => () => client.answer(calls.commerceSearch, { body });
  await searching({ PageSize: 1 })();
  const few = await countQueries(db, searching({ PageSize: 1 }));
  for (const code of [FIRST, SECOND, THIRD]) await aList(db, { owner: buyer, materials: [theMaterial(code)] });
  await searching({ PageSize: 50 })();
  expect(await countQueries(db, searching({ PageSize: 50 }))).toBe(few);
});
