import {
  chooseCustomer,
  getLineVariations,
  getOrderValidation,
  getOrderValidationLines,
  placeValidatedOrder,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { validationApp } from './validation-app.ts';

const { db } = await testDatabase();
const { asSupport, validated } = validationApp(db);

/** Clearance goods cost 60 % of the list price, for as long as five of them are left. */
const onSale = () => aMaterial(db, { price: '100', isOnClearanceSale: true, clearanceStock: '5', stock: '100' });

const forBuyer = async (client: Client, ...rows: string[]) => {
  const buyer = await aBuyer(db);
  const validationId = await validated(client, ['Varenr;Antal;Pris (DKK)', ...rows].join('\n'));
  const validation = await client.answer(chooseCustomer, {
    params: { validationId },
    body: { Version: 1, AccountId: buyer.accounts[0]?.id ?? '', ContactId: buyer.contactId },
  });
  const { Lines } = await client.answer(getOrderValidationLines, { params: { validationId } });
  return { buyer, validationId, validation, lines: Lines };
};

test('clearance goods are priced as such while they last, and what is beyond as usual, in the document’s order', async () => {
  const { sapMaterialNumber } = await onSale();
  const { lines, validation } = await forBuyer(await asSupport(), `${sapMaterialNumber};3;`, `${sapMaterialNumber};4;`);
  expect(lines).toMatchObject([
    { Quantity: 3, ClearanceQuantity: 3, Price: { NetPrice: 180, ExceededQuantity: 0 } },
    { Quantity: 4, ClearanceQuantity: 2, Price: { NetPrice: 320, ExceededQuantity: 0 } },
  ]);
  expect(validation.PriceSummary?.SubTotal).toBe(500);
  expect(validation.OrderableCount).toBe(2);
});

test('compares the document’s price with the clearance price', async () => {
  const [one, other] = [await onSale(), await onSale()];
  const { lines } = await forBuyer(
    await asSupport(),
    `${one.sapMaterialNumber};2;60,00`,
    `${other.sapMaterialNumber};2;100,00`,
  );
  expect(lines.map(({ Status }) => Status)).toEqual(['match', 'difference']);
});

test('orders them as they were priced: a clearance line, and an ordinary one for the rest', async () => {
  const client = await asSupport();
  const { sapMaterialNumber } = await onSale();
  const { buyer, validationId, validation } = await forBuyer(client, `${sapMaterialNumber};7;`);
  await client.answer(placeValidatedOrder, {
    params: { validationId },
    body: { Version: validation.Version, NotOrderedCount: 0 },
  });
  const lines = await db
    .selectFrom('cart_lines as l')
    .innerJoin('orders as o', 'o.cart_id', 'l.cart_id')
    .select(['l.quantity', 'l.is_clearance'])
    .where('o.contact_id', '=', buyer.contactId)
    .orderBy('l.is_clearance', 'desc')
    .execute();
  expect(lines.map(({ quantity, is_clearance }) => [Number(quantity), is_clearance])).toEqual([
    [5, true],
    [2, false],
  ]);
  const { State } = await client.answer(getOrderValidation, { params: { validationId } });
  expect(State).toBe('placed');
});

test('returns their price with the choice of materials if stock suffices', async () => {
  const client = await asSupport();
  const { sapMaterialNumber } = await onSale();
  const { validationId, lines } = await forBuyer(client, `${sapMaterialNumber};3;`, `${sapMaterialNumber};9;`);
  const pricesOf = async (line: (typeof lines)[number] | undefined) => {
    const params = { validationId, orderLineId: line?.OrderLineId ?? '' };
    const { Variations } = await client.answer(getLineVariations, { params, query: {} });
    return Variations.map(({ Price }) => Price?.NetPrice);
  };
  expect(await pricesOf(lines[0])).toEqual([180]);
  expect(await pricesOf(lines[1])).toEqual([900]);
});
