import {
  getDeliveryDates,
  getFastBoxStock,
  getStockForServiceCenters,
  getStockForSpecificServiceCenters,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBranch } from '../support/a-branch.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial, someMaterials } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries, countUncachedQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const now = Date.parse('2026-03-02T10:00:00+01:00');
const { signedIn } = testApp(db, { erp: openEmbeddedErp(db, () => now) });

test('returns express-box stock of each material once, in the requested order, without unknown and hidden ones', async () => {
  const [full, empty] = [await aMaterial(db, { stock: '10', fastboxStock: '4' }), await aMaterial(db)];
  const hidden = await aMaterial(db, { fastboxStock: '9' });
  await anAssortment(db, { materials: [hidden.sapMaterialNumber] });
  const client = await signedIn(await aBuyer(db));
  const numbers = [empty, full, hidden, empty].map(({ sapMaterialNumber }) => sapMaterialNumber);
  expect(await client.answer(getFastBoxStock, { body: [...numbers, 'nothing'] })).toEqual([
    { MaterialNo: empty.sapMaterialNumber, FastboxStock: { AtpQuantity: 0 } },
    { MaterialNo: full.sapMaterialNumber, FastboxStock: { AtpQuantity: 4 } },
  ]);
  expect(await client.answer(getFastBoxStock, { body: [] })).toEqual([]);
});

test('returns stock of every center of the market by center, without entries for missing stock', async () => {
  const [cable, lamp] = [await aMaterial(db, { salesUnit: 'MTR' }), await aMaterial(db)];
  const swedish = await aMaterial(db, { market: 'SE' });
  const stock = [
    { material: cable, quantity: '12.5' },
    { material: lamp, quantity: '2' },
  ];
  const [north, south] = [await aBranch(db, { stock }), await aBranch(db, { stock: stock.slice(1) })];
  const abroad = await aBranch(db, { market: 'SE', stock: [{ material: swedish, quantity: '5' }, ...stock] });
  const client = await signedIn(await aBuyer(db, { locale: 'da-DK' }));
  const body = [cable, lamp, swedish, lamp].map(({ sapMaterialNumber }) => sapMaterialNumber);
  const answer = await client.answer(getStockForServiceCenters, { body });
  expect(answer[north]).toHaveLength(2);
  expect(answer[north]?.find(({ MaterialNo }) => MaterialNo === cable.sapMaterialNumber)).toEqual({
    ServiceCenterId: north,
    MaterialNo: cable.sapMaterialNumber,
    AtpQuantity: 12.5,
    AtpQuantityStr: '12,5\u00a0m',
    IsInStock: true,
  });
  expect(answer[south]?.map(({ MaterialNo }) => MaterialNo)).toEqual([lamp.sapMaterialNumber]);
  expect(answer[abroad]).toBeUndefined();
  expect(await client.answer(getStockForServiceCenters, { body: [] })).toEqual({});
});

test('returns chosen centers also without stock, duplicates once, no centers of other markets', async () => {
  const [lamp, fuse] = [await aMaterial(db), await aMaterial(db)];
  const here = await aBranch(db, { stock: [{ material: lamp, quantity: '2' }] });
  const abroad = await aBranch(db, { market: 'SE', stock: [{ material: lamp, quantity: '9' }] });
  const client = await signedIn(await aBuyer(db));
  const MaterialNums = [lamp, fuse, lamp].map(({ sapMaterialNumber }) => sapMaterialNumber);
  const ServiceCenterIds = [here, abroad, here, 'nowhere'];
  const answer = await client.answer(getStockForSpecificServiceCenters, { body: { MaterialNums, ServiceCenterIds } });
  expect(answer.ProductStock).toMatchObject([
    { ServiceCenterId: here, MaterialNo: lamp.sapMaterialNumber, AtpQuantity: 2, IsInStock: true },
    { ServiceCenterId: here, MaterialNo: fuse.sapMaterialNumber, AtpQuantity: 0, IsInStock: false },
  ]);
});

test.each([
  { MaterialNums: [], ServiceCenterIds: ['1'] },
  { MaterialNums: ['1'], ServiceCenterIds: [] },
])('with an empty list nothing is asked: %j', async (body) => {
  const client = await signedIn(await aBuyer(db));
  const empty = { ProductStock: [] };
  const session = 1;
  const queries = await countQueries(db, async () => {
    expect(await client.answer(getStockForSpecificServiceCenters, { body })).toEqual(empty);
  });
  expect(queries).toBe(session);
});

test('refuses more stocks than the limit of a response', async () => {
  const client = await signedIn(await aBuyer(db));
  const MaterialNums = Array.from({ length: 2000 }, (_, number) => String(number));
  const ServiceCenterIds = Array.from({ length: 11 }, (_, number) => String(number));
  const problem = await client.refusal(getStockForSpecificServiceCenters, { body: { MaterialNums, ServiceCenterIds } });
  expect(problem).toMatchObject({ status: 422, code: 'too-many' });
});

test('stock of two hundred materials takes as many queries as of one', async () => {
  const materials = await someMaterials(db, 200);
  const client = await signedIn(await aBuyer(db));
  const asking = (count: number) =>
    countUncachedQueries(db, () =>
      client.answer(getStockForServiceCenters, {
        body: materials.slice(0, count).map(({ sapMaterialNumber }) => sapMaterialNumber),
      }),
    );
  expect(await asking(200)).toBe(await asking(1));
});

test('returns the working days of the requested months', async () => {
  const client = await signedIn(await aBuyer(db));
  const body = { StartMonth: 3, StartYear: 2026, EndMonth: 4, EndYear: 2026 };
  const { DeliveryDates } = await client.answer(getDeliveryDates, { body });
  expect(DeliveryDates[0]).toBe('2026-03-03');
  expect(DeliveryDates.at(-1)).toBe('2026-04-30');
  expect(DeliveryDates).toEqual([...new Set(DeliveryDates)].toSorted());
  const easter = ['2026-04-02', '2026-04-03', '2026-04-06'];
  expect(DeliveryDates.filter((date) => easter.includes(date))).toEqual([]);
  const weekends = DeliveryDates.filter((date) => [0, 6].includes(new Date(date).getUTCDay()));
  expect(weekends).toEqual([]);
});

test('the turn of a year is one span', async () => {
  const client = await signedIn(await aBuyer(db));
  const body = { StartMonth: 12, StartYear: 2026, EndMonth: 1, EndYear: 2027 };
  const { DeliveryDates } = await client.answer(getDeliveryDates, { body });
  expect([DeliveryDates[0]?.slice(0, 7), DeliveryDates.at(-1)?.slice(0, 7)]).toEqual(['2026-12', '2027-01']);
});

test.each([
  [{ StartMonth: 4, StartYear: 2026, EndMonth: 3, EndYear: 2026 }, 422, 'dates-reversed'],
  [{ StartMonth: 4, StartYear: 2026, EndMonth: 4, EndYear: 2028 }, 422, 'too-many-months'],
  [{ StartMonth: 13, StartYear: 2026, EndMonth: 4, EndYear: 2026 }, 400, 'malformed'],
])('months that make no span are refused: %j', async (body, status, code) => {
  const client = await signedIn(await aBuyer(db));
  expect(await client.refusal(getDeliveryDates, { body })).toMatchObject({ status, code });
});
