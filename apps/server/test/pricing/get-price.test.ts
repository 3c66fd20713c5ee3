import { getBasicPriceAndStock, getPrice } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aMaterial, someMaterials } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { countUncachedQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
/** A Monday morning in Copenhagen. */
const erp = openEmbeddedErp(db, () => Date.parse('2025-12-01T10:00:00+01:00'));
const { signedIn } = testApp(db, { erp });

test('returns prices in the requested order, for the requested quantity, in the market’s format', async () => {
  const [dear, cheap] = [
    await aMaterial(db, { price: '1234.5' }),
    await aMaterial(db, { price: '0.0125', perQuantity: '1' }),
  ];
  const client = await signedIn(await aBuyer(db, { locale: 'da-DK' }));
  const entries = await client.answer(getPrice, {
    body: [{ MaterialNo: cheap.sapMaterialNumber, Quantity: 100 }, { MaterialNo: dear.sapMaterialNumber }],
  });
  expect(entries.map(({ MaterialNo }) => MaterialNo)).toEqual([cheap.sapMaterialNumber, dear.sapMaterialNumber]);
  expect(entries[0]?.Prices).toMatchObject({ NetPrice: 1.25, NetUnitPrice: 0.0125, Currency: 'DKK' });
  expect(entries[1]?.Prices?.NetPriceStr).toMatch(/^1\.234,50\s?kr\.$/);
});

test('leaves out unknown materials, and marks those without a price', async () => {
  const unpriced = await aMaterial(db, { price: null });
  const client = await signedIn(await aBuyer(db));
  const entries = await client.answer(getPrice, {
    body: [{ MaterialNo: 'nothing' }, { MaterialNo: unpriced.sapMaterialNumber }],
  });
  expect(entries.map(({ MaterialNo, Prices }) => [MaterialNo, Prices])).toEqual([[unpriced.sapMaterialNumber, null]]);
});

test('a material of another market has no price here', async () => {
  const swedish = await aMaterial(db, { market: 'SE' });
  const body = [{ MaterialNo: swedish.sapMaterialNumber }];
  expect((await (await signedIn(await aBuyer(db))).answer(getPrice, { body }))[0]?.Prices).toBeNull();
  const swede = await aBuyer(db, { company: await aCompany(db, { market: 'SE' }) });
  expect((await (await signedIn(swede)).answer(getPrice, { body }))[0]?.Prices).toMatchObject({ Currency: 'SEK' });
});

test.each([
  { stock: '5', incoming: [], wanted: 5, date: '2025-12-02', unknown: false },
  { stock: '5', incoming: [{ date: '2025-12-10', quantity: '3' }], wanted: 8, date: '2025-12-11', unknown: false },
  { stock: '5', incoming: [{ date: '2025-12-12', quantity: '3' }], wanted: 8, date: '2025-12-15', unknown: false },
  { stock: '5', incoming: [{ date: '2025-12-10', quantity: '3' }], wanted: 9, date: null, unknown: true },
  { stock: '0', incoming: [], wanted: 1, date: null, unknown: true },
])('of a stock of $stock and what comes in, $wanted can be there on $date', async (known) => {
  const { stock, incoming, wanted, date, unknown } = known;
  const material = await aMaterial(db, { stock, incoming });
  const body = [{ MaterialNo: material.sapMaterialNumber, Quantity: wanted }];
  const [entry] = await (await signedIn(await aBuyer(db))).answer(getPrice, { body });
  expect(entry?.Stock).toMatchObject({
    AtpQuantity: Number(stock),
    DeliveryDate: date,
    IsDeliveryUnknown: unknown,
    IsOutOfStock: stock === '0',
  });
});

test('returns unit prices and stock in the short form', async () => {
  const material = await aMaterial(db, { price: '12.5', stock: '7' });
  const body = [{ MaterialNo: material.sapMaterialNumber, Quantity: 100 }];
  const [entry] = await (await signedIn(await aBuyer(db))).answer(getBasicPriceAndStock, { body });
  expect(entry).toMatchObject({ AtpQuantity: 7, MaterialNo: material.sapMaterialNumber });
  expect(entry?.NetPriceStr).toContain('12.5');
});

test.each([0, -1])('a quantity of %d is refused', async (Quantity) => {
  const client = await signedIn(await aBuyer(db));
  const problem = await client.refusal(getPrice, { body: [{ MaterialNo: '1' }, { MaterialNo: '2', Quantity }] });
  expect(problem).toMatchObject({ status: 422, code: 'quantity-not-positive' });
  expect(problem.errors?.[0]?.field).toBe('1.Quantity');
});

test('checks no quantity rules for the price of one', async () => {
  const material = await aMaterial(db, { price: '10' });
  const body = [{ MaterialNo: material.sapMaterialNumber, Quantity: 0, ShouldUseRequestedQuantity: false }];
  const [entry] = await (await signedIn(await aBuyer(db))).answer(getPrice, { body });
  expect(entry).toMatchObject({ Quantity: 1, Prices: { NetPrice: 10 } });
});

test('three hundred materials are priced with as many queries as one', async () => {
  const materials = await someMaterials(db, 300);
  const client = await signedIn(await aBuyer(db));
  const price = (count: number) =>
    countUncachedQueries(db, () =>
      client.answer(getPrice, {
        body: materials.slice(0, count).map(({ sapMaterialNumber }) => ({ MaterialNo: sapMaterialNumber })),
      }),
    );
  expect(await price(300)).toBe(await price(1));
});
