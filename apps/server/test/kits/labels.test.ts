import {
  addKitsToCart,
  changeQuantity,
  type OperationInput,
  previewKitLabels,
  printKitLabels,
} from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { requires } from '../../../../tests/support/requires.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aStoredAddress, sendTo } from '../support/a-draft.ts';
import { aKit, aKitHeader } from '../support/a-kit.ts';
import { aMaterial } from '../support/a-material.ts';
import { aProjectOfKits } from '../support/a-project-of-kits.ts';
import { order } from '../support/an-order.ts';
import { addressOf, type Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { pdfText } from '../support/read-pdf.ts';
import { barcodesOn } from '../support/rendered-page.ts';
import { testApp } from '../support/test-app.ts';

const skipped = requires('pdftotext', 'zbarimg');
const { db } = await testDatabase();
const shop = testApp(db);

beforeAll(() => aKitHeader(db));

const aProjectOfTwoKits = async () => {
  const project = await aProjectOfKits(db, shop, { name: 'Stairs 3' });
  const items = [{ material: await aMaterial(db, { name: 'Socket FUGA' }), quantity: '4' }];
  const ids = [];
  for (const name of ['2nd left', '2nd right'])
    ids.push((await aKit(db, { buyer: project.buyer, project, name, items })).id);
  return { ...project, ids };
};

const load = (client: Client, query: NonNullable<OperationInput<typeof printKitLabels>['query']>) =>
  client.send({ method: 'GET', url: addressOf(printKitLabels, { query }) });

test.skipIf(skipped !== '')(`labels of an order name each kit, with a barcode of order and kit${skipped}`, async () => {
  const { client, cartId, ids } = await aProjectOfTwoKits();
  await client.answer(addKitsToCart, { body: { KitIds: ids } });
  const { OrderId, SalesOrderId } = await order(client, cartId);
  const response = await load(client, { OrderId: OrderId ?? '', Product: '105 x 27 mm', Offset: 22 });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  const pdf = response.rawPayload;
  const text = await pdfText(pdf);
  expect(text.indexOf('2nd left')).toBeGreaterThanOrEqual(0);
  expect(text.indexOf('2nd right')).toBeGreaterThan(text.indexOf('2nd left'));
  expect(text).toContain('Socket FUGA');
  expect(await barcodesOn(pdf, 1)).toEqual([`CODE-128:${SalesOrderId}-10`]);
  const [second] = await barcodesOn(pdf, 2);
  expect(second).toMatch(new RegExp(`^CODE-128:${SalesOrderId}-\\d+$`));
  expect(second).not.toBe(`CODE-128:${SalesOrderId}-10`);
});

test.skipIf(skipped !== '')(
  `labels of a project that is not ordered have no barcode, and contents on request${skipped}`,
  async () => {
    const { client, id } = await aProjectOfTwoKits();
    const { rawPayload } = await load(client, { SmartKitId: id, HasContents: 'false' });
    const text = await pdfText(rawPayload);
    expect(text).toContain('2nd right');
    expect(text).toContain('Stairs 3');
    expect(text).not.toContain('Socket FUGA');
  },
);

test.skipIf(skipped !== '')(
  `labels are printed of some kits, in copies and without the address${skipped}`,
  async () => {
    const { client, cartId, id, ids } = await aProjectOfTwoKits();
    await sendTo(db, cartId, aStoredAddress('8000', { street: 'Havnegade 7' }));
    const query = { SmartKitId: id, KitIds: ids.slice(1), Copies: 3, HasAddress: 'false' as const };
    const { rawPayload } = await load(client, query);
    const text = await pdfText(rawPayload);
    expect(text.match(/2nd right/g)).toHaveLength(3);
    expect(text).not.toContain('2nd left');
    expect(text).not.toContain('Havnegade 7');
    expect(await pdfText((await load(client, { SmartKitId: id })).rawPayload)).toContain('Havnegade 7');
  },
);

test.skipIf(skipped !== '')(
  `a cart prints a label for each box of its kits, with the project's name${skipped}`,
  async () => {
    const { client, cartId, ids } = await aProjectOfTwoKits();
    const { CartItems } = await client.answer(addKitsToCart, { body: { KitIds: ids } });
    const CartItemId = CartItems[0]?.CartItemId ?? '';
    await client.answer(changeQuantity, { body: { CartItemId, Quantity: 2 } });
    const text = await pdfText((await load(client, { CartId: cartId })).rawPayload);
    expect([text.match(/2nd left/g)?.length, text.match(/2nd right/g)?.length]).toEqual([2, 1]);
    expect(text).toContain('Socket FUGA');
    expect(text.match(/Stairs 3/g)).toHaveLength(3);
    const stranger = await shop.signedIn(await aBuyer(db));
    expect((await load(stranger, { CartId: cartId })).statusCode).toBe(404);
  },
);

test('returns the first page as a picture that loads nothing', async () => {
  const { client, id } = await aProjectOfTwoKits();
  const preview = async (query: NonNullable<OperationInput<typeof previewKitLabels>['query']>) =>
    client.send({ method: 'GET', url: addressOf(previewKitLabels, { query }) });
  const { statusCode, headers, body } = await preview({
    SmartKitId: id,
    Product: '105 x 27 mm',
    Offset: 22,
    Copies: 20,
  });
  expect(statusCode, body).toBe(200);
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(body).toMatch(/^<svg[^>]* width="595\.\d+pt" height="841\.\d+pt"/);
  expect(body).not.toMatch(/<script|(?:href|src)="(?!#|data:image)/);
  expect((await preview({ SmartKitId: id, Offset: 17 })).json().code).toBe('wrong-offset');
  expect((await preview({})).json().code).toBe('one-source');
});

test('refuses offsets that the sheet does not have, two sources, and kits of others', async () => {
  const { client, buyer, id } = await aProjectOfTwoKits();
  const codeOf = async (asking: Client, query: Parameters<typeof load>[1]) => {
    const response = await load(asking, query);
    return [response.statusCode, response.json().code];
  };
  expect(await codeOf(client, { SmartKitId: id, Offset: 17 })).toEqual([422, 'wrong-offset']);
  expect(await codeOf(client, { SmartKitId: id, Offset: 21, Product: 'Rayfilm 8038' })).toEqual([422, 'wrong-offset']);
  expect(await codeOf(client, {})).toEqual([422, 'one-source']);
  expect(await codeOf(client, { SmartKitId: id, OrderId: id })).toEqual([422, 'one-source']);
  const colleague = await shop.signedIn(await aBuyer(db, { company: buyer.company }));
  const stranger = await shop.signedIn(await aBuyer(db));
  for (const other of [colleague, stranger]) {
    expect((await codeOf(other, { SmartKitId: id }))[0]).toBe(404);
    expect((await codeOf(other, { OrderId: id }))[0]).toBe(404);
  }
  const empty = await aProjectOfKits(db, shop);
  expect(await codeOf(empty.client, { SmartKitId: empty.id })).toEqual([422, 'no-kits']);
});
