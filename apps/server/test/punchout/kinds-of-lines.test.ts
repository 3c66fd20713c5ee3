import {
  addKitsToCart,
  addToCart,
  type CartItem,
  changeDirectDeliveryForProducts,
  changeNote,
  checkOutByPunchout,
  getCart,
} from '@grossist/contracts';
import { lineAmount, type Money, moneyOf, quantityOf, sumMoney } from '@grossist/domain';
import { type CxmlItem, readCxml, readPunchOutForm } from '@grossist/order-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { placeLines } from '../../src/areas/orders/index.ts';
import { asOutgoing } from '../../src/areas/punchout/buyer/buyer-documents.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aKit, aKitHeader } from '../support/a-kit.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import { aPunchoutCustomer, HOOK_URL, SECRET, type TestPunchoutCustomer } from '../support/a-punchout-customer.ts';
import { aRemnant } from '../support/a-remnant.ts';
import { anAddress } from '../support/an-address.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { postedForm } from '../support/posted-form.ts';
import { punchoutApp } from '../support/punchout-app.ts';
import { answered, orderRequest, punchedOut } from './cxml-buyer.ts';

const { db, pool } = await testDatabase();
const erp = openEmbeddedErp(db);
const { browser } = punchoutApp(db, { erp, search: inProcessSearch(pool), placeLines: placeLines({ db, erp }) });

let header: Material;
beforeAll(async () => {
  header = await aKitHeader(db);
});

const cable = { multiplum: '50', packageSize: '50', cableCutAllowed: true, salesUnit: 'MTR', price: '12.34' };

const aCustomer = async (protocol: 'oci' | 'cxml'): Promise<TestPunchoutCustomer> => {
  const customer = await aPunchoutCustomer(db, { protocol });
  const [account] = customer.contact.accounts;
  if (account !== undefined) await anAddress(db, account);
  return customer;
};

/**
 * A line of each kind there is: the ordinary one, one of a cut cable, a remnant, clearance, a direct delivery, a kit.
 */
const fillCart = async (client: Client, { contact }: TestPunchoutCustomer) => {
  const plain = await aMaterial(db, { duties: '0.35' });
  const cut = await aMaterial(db, { ...cable, multiplum: '1' });
  const left = await aMaterial(db, cable);
  await aRemnant(db, left, { length: '17.5', discountPercent: '40' });
  const sale = await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '10' });
  const direct = await aMaterial(db, { isDirectDelivery: true });
  const kit = await aKit(db, { buyer: contact });
  await client.answer(addToCart, { body: { Code: plain.code, Quantity: 3 } });
  await client.answer(addToCart, { body: { Code: cut.code, Quantity: 37 } });
  await client.answer(addToCart, { body: { Code: left.code, Quantity: 17.5, CabelRemnantValue: 17.5 } });
  await client.answer(addToCart, { body: { Code: sale.code, Quantity: 10 } });
  await client.answer(addToCart, { body: { Code: direct.code, Quantity: 1 } });
  await client.answer(addKitsToCart, { body: { KitIds: [kit.id] } });
  const { CartItems } = await client.answer(getCart);
  const idOf = ({ code }: Material) => CartItems.find(({ Code }) => Code === code)?.CartItemId ?? '';
  await client.answer(changeDirectDeliveryForProducts, {
    body: [{ CartItemId: idOf(direct), IsDirectDeliveryProduct: true }],
  });
  const noted = { CartItemId: idOf(plain), Code: plain.code };
  await client.answer(changeNote, { body: { ...noted, Note: 'By the door', IsAdditionalItemNote: false } });
  await client.answer(changeNote, { body: { ...noted, Note: 'Ring twice', IsAdditionalItemNote: true } });
  return { plain, cut, left, sale, direct, kit, cart: await client.answer(getCart) };
};

const handedOver = async (client: Client): Promise<Record<string, string>> => {
  const { CartId } = await client.answer(getCart);
  const { PostbackUrl } = await client.answer(checkOutByPunchout, { body: { CartId } });
  return Object.fromEntries(postedForm((await client.send({ method: 'GET', url: PostbackUrl })).body).fields);
};

const itemsOf = (fields: Record<string, string>): readonly CxmlItem[] => {
  const read = readCxml(readPunchOutForm(fields) ?? new Uint8Array());
  if (!read.ok || read.value.kind !== 'punchout-order') throw new Error('no PunchOutOrderMessage');
  return read.value.message.items;
};

const byOci = async (version: string) => {
  const customer = await aCustomer('oci');
  const client = browser();
  const call = new URLSearchParams({ USERNAME: customer.name, PASSWORD: SECRET, HOOK_URL, OCI_VERSION: version });
  await client.send({
    method: 'POST',
    url: '/punchout/oci',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: call.toString(),
  });
  const filled = await fillCart(client, customer);
  return { ...filled, fields: await handedOver(client) };
};

const byCxml = async () => {
  const customer = await aCustomer('cxml');
  const { client } = await punchedOut(browser, customer);
  const filled = await fillCart(client, customer);
  const fields = await handedOver(client);
  const document = Buffer.from(readPunchOutForm(fields) ?? []).toString('utf8');
  return { ...filled, customer, document, items: itemsOf(fields) };
};

/** What a line is, however it came to be one. */
const essence = (line: CartItem, lines: readonly CartItem[]) => ({
  material: line.ItemSAPMaterialNumber,
  quantity: line.Quantity,
  clearance: line.IsOnClearanceSale,
  remnant: line.CabelRemnantValue,
  direct: line.IsDirectDeliveryProduct,
  type: line.Type,
  kit: line.KitName,
  partOf: lines.find(({ CartItemId }) => CartItemId === line.ParentItemId)?.KitName,
  notes: [line.Note, line.AdditionalNote],
});
const essences = (lines: readonly CartItem[]) => lines.map((line) => essence(line, lines));

const LONG_TEXT = (place: number) => `NEW_ITEM-LONGTEXT_${place}:132[]`;

describe.each(['4.0', '5.0'])('by OCI %s every line of a cart arrives', (version) => {
  test('as an item with its material, quantity and kind', async () => {
    const { cart, fields, kit } = await byOci(version);
    const sent = cart.CartItems.map((_, at) => [
      fields[`NEW_ITEM-VENDORMAT[${at + 1}]`],
      Number(fields[`NEW_ITEM-QUANTITY[${at + 1}]`]),
    ]);
    expect(sent).toEqual(cart.CartItems.map((line) => [line.ItemSAPMaterialNumber, line.Quantity]));
    expect(fields[`NEW_ITEM-QUANTITY[${cart.CartItems.length + 1}]`]).toBeUndefined();
    const texts = cart.CartItems.map((_, at) => fields[LONG_TEXT(at + 1)] ?? '');
    const placeOf = (is: (line: CartItem) => boolean) => cart.CartItems.findIndex(is);
    expect(texts[placeOf((line) => line.CabelRemnantValue !== null)]).toContain('Remnant of 17.5 MTR');
    expect(texts[placeOf((line) => line.IsOnClearanceSale)]).toContain('Clearance sale');
    expect(texts[placeOf((line) => line.IsDirectDeliveryProduct)]).toContain('Direct delivery');
    expect(texts[placeOf((line) => line.ParentItemId !== null)]).toContain(`Part of the kit ${kit.name}`);
    expect(texts[placeOf((line) => line.KitName !== '')]).toContain(kit.name);
    expect(texts[0]).toContain('By the door / Ring twice');
    expect(texts.filter((text) => text.includes('Clearance sale'))).toHaveLength(1);
  });
});

describe('by cXML every line of a cart arrives', () => {
  test('as an item with its material, quantity and kind, kits above their materials', async () => {
    const { cart, items, document, kit } = await byCxml();
    expect(items.map(({ identifiers, quantity }) => [identifiers.sap, quantity])).toEqual(
      cart.CartItems.map((line) => [line.ItemSAPMaterialNumber, quantityOf(line.Quantity)]),
    );
    const nameOf = (is: (line: CartItem) => boolean) => items[cart.CartItems.findIndex(is)]?.name;
    expect(nameOf((line) => line.CabelRemnantValue !== null)).toContain('Remnant of 17.5 MTR');
    expect(nameOf((line) => line.IsOnClearanceSale)).toContain('Clearance sale');
    expect(nameOf((line) => line.IsDirectDeliveryProduct)).toContain('Direct delivery');
    expect(nameOf((line) => line.ParentItemId !== null)).toContain(`Part of the kit ${kit.name}`);
    const place = cart.CartItems.findIndex((line) => line.KitName !== '' && line.ParentItemId === null) + 1;
    expect(document).toContain(`lineNumber="${place}" itemType="composite" compositeItemType="itemLevel"`);
    expect(document.match(new RegExp(`parentLineNumber="${place}" itemType="item"`, 'g'))).toHaveLength(2);
  });

  test('at what it costs in the cart', async () => {
    const { items } = await byCxml();
    const amounts = items.map(
      ({ unitPrice = moneyOf('0'), perQuantity = quantityOf(1), quantity }): Money =>
        lineAmount(unitPrice, perQuantity, quantity),
    );
    const written = await db
      .selectFrom('punchout_sessions')
      .select('handed_over')
      .where('state', '=', 'returned')
      .orderBy('returned_at', 'desc')
      .executeTakeFirstOrThrow();
    const document = written.handed_over?.protocol === 'cxml' ? written.handed_over.document : '';
    const total = /<Total>\s*<Money[^>]*>([\d.]+)</.exec(document)?.[1] ?? '';
    expect(sumMoney(amounts)).toBe(moneyOf(total));
  });

  test('and is the same line again when the cart is edited', async () => {
    const { customer, cart, items } = await byCxml();
    const { client } = await punchedOut(browser, customer, { operation: 'edit', items: items.map(asOutgoing) });
    const again = await client.answer(getCart);
    expect(essences(again.CartItems)).toEqual(essences(cart.CartItems));
  });

  test('and is ordered as what it was, at its price', async () => {
    const { customer, cart, items, left, sale } = await byCxml();
    const { status } = await answered(
      browser(),
      orderRequest(customer, { items: items.map(asOutgoing), number: 'PO-KINDS' }),
    );
    expect(status.message).toMatch(/^Ordered as \d+$/);
    const lines = await db
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .selectAll('l')
      .where('o.contact_id', '=', customer.contact.contactId)
      .orderBy('l.line_number')
      .execute();
    expect(lines.map((line) => [line.sap_material_number, line.is_clearance, Number(line.cable_remnant)])).toEqual(
      cart.CartItems.map((line) => [
        line.ItemSAPMaterialNumber,
        line.IsOnClearanceSale,
        Number(line.CabelRemnantValue),
      ]),
    );
    expect(lines.filter((line) => line.parent_line_number !== null)).toHaveLength(2);
    expect(lines[0]).toMatchObject({ note: 'By the door', additional_note: 'Ring twice' });
    const pile = await db
      .selectFrom('erp.stock')
      .select('clearance')
      .where('sap_material_number', '=', sale.sapMaterialNumber)
      .executeTakeFirstOrThrow();
    expect(Number(pile.clearance)).toBe(0);
    const piece = await db
      .selectFrom('erp.remnants')
      .select('taken_by')
      .where('sap_material_number', '=', left.sapMaterialNumber)
      .executeTakeFirstOrThrow();
    expect(piece.taken_by).toBe(lines[0]?.order_id);
  });

  test('reports a kit that returns in part, and loads its materials as ordinary lines', async () => {
    const { customer, items, kit } = await byCxml();
    const [, material] = kit.items;
    const part = items.filter(({ identifiers }) => identifiers.sap !== material?.material.sapMaterialNumber);
    const { client } = await punchedOut(browser, customer, { operation: 'edit', items: part.map(asOutgoing) });
    const { CartItems } = await client.answer(getCart);
    expect(CartItems.map((line) => line.ItemSAPMaterialNumber)).not.toContain(header.sapMaterialNumber);
    expect(CartItems.filter((line) => line.ParentItemId !== null)).toEqual([]);
    const { status } = await answered(browser(), orderRequest(customer, { items: part.map(asOutgoing) }));
    expect(status.code).toBe(417);
    expect(status.message).toContain(
      `${header.sapMaterialNumber}: is a kit of which not all materials are ordered as they were`,
    );
  });
});
