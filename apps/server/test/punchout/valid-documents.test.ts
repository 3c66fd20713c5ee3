import { spawnSync } from 'node:child_process';
import { addToCart, checkOutByPunchout, getCart } from '@grossist/contracts';
import { readPunchOutForm } from '@grossist/order-formats';
import { describe, expect, test } from 'vitest';
import { realData, requires } from '../../../../tests/support/requires.ts';
import { placeLines } from '../../src/areas/orders/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aMaterial } from '../support/a-material.ts';
import { aPunchoutCustomer } from '../support/a-punchout-customer.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { postedForm } from '../support/posted-form.ts';
import { punchoutApp } from '../support/punchout-app.ts';
import { orderedItem, orderRequest, profileRequest, punchedOut, sendDocument, setupRequest } from './cxml-buyer.ts';

const DTD = realData('cxml/cXML-1.2.063.dtd');
const skipped = requires('data/cxml', 'xmllint');

/** What an independent validator has against a document; '' when it is valid. */
const complaintsOf = (document: string): string => {
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--dtdvalid', DTD, '-'], {
    input: document,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr || `xmllint ended with ${status}`;
};

const { db, pool } = await testDatabase();
const erp = openEmbeddedErp(db);
const { browser } = punchoutApp(db, { erp, search: inProcessSearch(pool), placeLines: placeLines({ db, erp }) });

describe.skipIf(skipped !== '')(`valid by the DTD of cXML 1.2.063${skipped}`, () => {
  const answerTo = async (document: string): Promise<string> => (await sendDocument(browser(), document)).body;
  const aCustomer = () => aPunchoutCustomer(db, { protocol: 'cxml' });

  test('is the answer to a setup request, a profile request and an order', async () => {
    const customer = await aCustomer();
    const { sapMaterialNumber } = await aMaterial(db);
    const documents = [
      setupRequest(customer),
      profileRequest(customer),
      orderRequest(customer, { items: [orderedItem(sapMaterialNumber)] }),
    ];
    for (const document of documents) {
      expect(complaintsOf(document)).toBe('');
      const answer = await answerTo(document);
      expect(answer).toContain('code="200"');
      expect(complaintsOf(answer)).toBe('');
    }
  });

  test('is every refusal', async () => {
    const customer = await aCustomer();
    const refusals = [
      await answerTo('no XML at all'),
      await answerTo(setupRequest(customer, { secret: 'wrong' })),
      await answerTo(setupRequest(customer, { returnUrl: 'https://evil.example/' })),
      await answerTo(setupRequest(customer, { operation: 'source' })),
      await answerTo(orderRequest(customer, { items: [orderedItem('<&"999')] })),
    ];
    expect(refusals.map((answer) => /code="(\d+)"/.exec(answer)?.[1])).toEqual(['400', '401', '403', '450', '417']);
    expect(refusals.map(complaintsOf)).toEqual(['', '', '', '', '']);
  });

  test('is the returned cart, with any names of lines', async () => {
    const { client } = await punchedOut(browser, await aCustomer());
    const odd = await aMaterial(db, { name: ']]> & <b>"quoted"</b> \u{1F50C} Ærø', price: '0.1234', stock: '5' });
    const cable = await aMaterial(db, {
      salesUnit: 'MTR',
      packageSize: '100',
      cableCutAllowed: true,
      perQuantity: '100',
      price: '553.00',
      duties: '12.34',
    });
    await client.answer(addToCart, { body: { Code: odd.code, Quantity: 7 } });
    await client.answer(addToCart, { body: { Code: cable.code, Quantity: 37 } });
    const { CartId } = await client.answer(getCart);
    const { PostbackUrl } = await client.answer(checkOutByPunchout, { body: { CartId } });
    const page = await client.send({ method: 'GET', url: PostbackUrl });
    const document = readPunchOutForm(Object.fromEntries(postedForm(page.body).fields));
    expect(complaintsOf(Buffer.from(document ?? []).toString('utf8'))).toBe('');
  });
});
