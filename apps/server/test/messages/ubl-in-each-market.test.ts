import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MARKETS, marketFacts, moneyOf } from '@grossist/domain';
import { readEfonelfoOrders, readUblOrder } from '@grossist/order-formats';
import { describe, expect, onTestFinished, test } from 'vitest';
import { realData, requires } from '../../../../tests/support/requires.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aCompany } from '../support/a-company.ts';
import { aMaterial } from '../support/a-material.ts';
import { anAddress } from '../support/an-address.ts';
import { anOrder } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp } from '../support/test-app.ts';
import { messagesOutbox } from './messages-app.ts';

const { db } = await testDatabase();
const app = testApp(db);

const SCHEMAS = realData('ubl-2.1');
const skipped = requires('data/ubl-2.1', 'xmllint');

/** The one file that an order of a market comes to in the folder of the settings. */
const fileOf = async (market: (typeof MARKETS)[number], format: 'ubl' | 'efonelfo') => {
  const company = await aCompany(db, { market });
  const buyer = await aBuyer(db, { company, locale: marketFacts(market).locale });
  await anAddress(db, company.accounts[0]);
  const materials = [
    await aMaterial(db, {
      market,
      price: '553.00',
      perQuantity: '100',
      salesUnit: 'MTR',
      duties: '12.5',
      ean: '5701234567899',
    }),
    await aMaterial(db, { market, price: '0.1234', elNumber: '1234567', names: { da: 'Dåse <hvid> & "blå"' } }),
  ];
  const cart = await aCart(db, { buyer, lines: materials.map((material) => ({ material, quantity: '7' })) });
  await db.updateTable('cart_lines').set({ note: 'Ring først & <bank på>' }).where('cart_id', '=', cart.id).execute();
  const { details } = await anOrder(db, app, cart);
  const folder = await temporaryFolder('orders');
  onTestFinished(() => rm(folder, { recursive: true }));
  const outbox = messagesOutbox(db, { destinations: { webhook: undefined, files: { format, folder } } });
  await outbox.sendDue();
  await outbox.sendDue();
  const [name = ''] = await readdir(folder);
  return { bytes: await readFile(join(folder, name)), details, vatPercent: marketFacts(market).vatPercent };
};

describe.each(MARKETS)('an order in %s', (market) => {
  test('as UBL contains its VAT and the total that the buyer saw', async () => {
    const { bytes, details, vatPercent } = await fileOf(market, 'ubl');
    const { reading, document } = { reading: readUblOrder(bytes), document: bytes.toString('utf8') };
    expect(reading.ok).toBe(true);
    const [order] = reading.ok ? reading.value.orders : [];
    expect(order).toMatchObject({ number: details.SalesOrderId, currency: marketFacts(market).currency });
    expect(order?.total).toBe(moneyOf(String(details.Total)));
    expect(document).toContain(`<cbc:Percent>${vatPercent}</cbc:Percent>`);
  });

  test.skipIf(skipped !== '')(`as UBL is valid by the schema of UBL 2.1${skipped}`, async () => {
    const { bytes } = await fileOf(market, 'ubl');
    const schema = join(SCHEMAS, 'xsd/maindoc/UBL-Order-2.1.xsd');
    const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schema, '-'], { input: bytes });
    expect(status, stderr.toString()).toBe(0);
  });

  test('as EFONELFO is read back with the same lines', async () => {
    const { bytes, details } = await fileOf(market, 'efonelfo');
    const reading = readEfonelfoOrders(bytes);
    expect(reading.ok).toBe(true);
    const [order] = reading.ok ? reading.value.orders : [];
    expect(order?.number).toBe(details.SalesOrderId);
    expect(order?.lines).toHaveLength(2);
  });
});
