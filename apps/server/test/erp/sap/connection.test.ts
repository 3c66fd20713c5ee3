import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ErpDoesNotAnswer } from '../../../src/gateways/erp/port.ts';
import { openService } from '../../../src/gateways/erp/sap/odata/service.ts';
import { openProducts } from '../../../src/gateways/erp/sap/prices.ts';
import { aMaterial, someMaterials } from '../../support/a-material.ts';
import { testDatabase } from '../../support/database.ts';
import { aCustomer, ask } from '../contract/under-test.ts';
import { aSap, PASSWORD, type SapUnderTest } from './a-sap.ts';
import type { Fault } from './mock/index.ts';

describe('requests to SAP by OData', async () => {
  const { db } = await testDatabase();

  const pathsOf = ({ mock }: SapUnderTest) => mock.seen.map(({ path }) => path);
  /** Several lists in one batch, which needs a token against forgery. */
  const many = async () => (await someMaterials(db, 90)).map((material) => ask(material));

  test('are questions: one for some materials, one batch for many, and none again within five minutes', async () => {
    let now = Date.parse('2026-03-02T10:00:00Z');
    const sap = await aSap(db, { settings: { now: () => now } });
    const erp = sap.erp();
    const asks = await many();
    await erp.prices(aCustomer(), asks.slice(0, 30));
    expect(pathsOf(sap).length).toBe(1);
    await erp.prices(aCustomer(), asks);
    // The rest is sixty: two lists in one batch, after the session was opened.
    expect(pathsOf(sap).slice(1)).toEqual(['API_PRODUCT_SRV/', 'API_PRODUCT_SRV/$batch']);
    await erp.prices(aCustomer(), asks);
    expect(pathsOf(sap).length).toBe(3);
    now += 5 * 60_000 + 1;
    await erp.prices(aCustomer(), asks.slice(0, 10));
    expect(pathsOf(sap).length).toBe(4);
  });

  test('opens an ended session again, once', async () => {
    const sap = await aSap(db);
    const erp = sap.erp();
    await erp.prices(aCustomer(), await many());
    sap.mock.endSessions();
    expect((await erp.prices(aCustomer(), await many())).every(({ price }) => price !== undefined)).toBe(true);
    const opened = pathsOf(sap).filter((path) => path === 'API_PRODUCT_SRV/');
    expect(opened.length).toBe(2);
  });

  test('fails when a session ends again at once, instead of retrying forever', async () => {
    const sap = await aSap(db);
    sap.mock.faults.plan('batch', 'csrf', 'csrf', 'csrf');
    await expect(sap.erp().prices(aCustomer(), await many())).rejects.toThrow(ErpDoesNotAnswer);
    expect(pathsOf(sap).filter((path) => path === 'API_PRODUCT_SRV/').length).toBe(2);
  });

  test('requests a token once, and again when SAP refuses it', async () => {
    const { mock } = await aSap(db);
    const asked: string[] = [];
    const watched = (address: string, init: RequestInit): Promise<Response> => {
      asked.push(address);
      return fetch(address, init);
    };
    const { tokenUrl, url } = mock;
    const authorization = { kind: 'oauth' as const, tokenUrl, clientId: 'GROSSIST', clientSecret: PASSWORD };
    const erp = (await aSap(db, { settings: { url, fetch: watched, authorization } })).erp();
    const price = async () => (await erp.prices(aCustomer(), [ask(await aMaterial(db))]))[0]?.price;
    const tokens = () => asked.filter((each) => each === tokenUrl).length;
    expect(await price()).toBeDefined();
    expect(await price()).toBeDefined();
    expect(tokens()).toBe(1);
    mock.endTokens();
    expect(await price()).toBeDefined();
    expect(tokens()).toBe(2);
  });

  test('a wrong password is no answer, and is not in the log', async () => {
    const sap = await aSap(db, {
      settings: { authorization: { kind: 'basic', user: 'GROSSIST', password: 'wrong-one' } },
    });
    await expect(sap.erp().prices(aCustomer(), [ask(await aMaterial(db))])).rejects.toThrow('SAP answers 401');
    expect(sap.lines.join('')).not.toContain('wrong-one');
  });

  test.each<Fault>(['login-page', 'nonsense'])(
    'fails for an unexpected response (%s), and logs it without its values',
    async (fault) => {
      const sap = await aSap(db);
      sap.mock.faults.plan('read', fault);
      await expect(sap.erp().prices(aCustomer(), [ask(await aMaterial(db))])).rejects.toThrow(ErpDoesNotAnswer);
      expect(sap.lines.join('')).toContain('SAP answers something else than it should');
    },
  );

  test('waits for SAP until the timeout, and not at all for an aborted request', async () => {
    const sap = await aSap(db, { settings: { timeoutMs: 100 } });
    sap.mock.faults.plan('read', 'slow', 'slow');
    await expect(sap.erp().prices(aCustomer(), [ask(await aMaterial(db))])).rejects.toThrow('silent for 100 ms');
    const controller = new AbortController();
    const asked = sap.erp().prices(aCustomer(), [ask(await aMaterial(db))], controller.signal);
    const reason = new Error('The caller aborted');
    controller.abort(reason);
    await expect(asked).rejects.toBe(reason);
  });

  test('a list is read to its last page', async () => {
    const sap = await aSap(db);
    sap.mock.service('API_PRODUCT_SRV').pageSize = 7;
    const answer = await sap.erp().prices(aCustomer(), await many());
    expect(answer.length).toBe(90);
    expect(answer.every(({ price }) => price !== undefined)).toBe(true);
  });

  test('supports services at other paths than SAP’s', async () => {
    const seen: string[] = [];
    const none = async (url: string): Promise<Response> => {
      seen.push(url);
      return Response.json({ d: { results: [] } });
    };
    const sap = await aSap(db, {
      settings: { url: 'https://proxy.example/s4/odata/', fetch: none, client: undefined },
    });
    await sap.erp().prices(aCustomer(), [ask({ sapMaterialNumber: '1' })]);
    expect(seen[0]?.startsWith('https://proxy.example/s4/odata/API_PRODUCT_SRV/A_ProductSalesDelivery?')).toBe(true);
    expect(seen[0]).not.toContain('sap-client');
  });

  test('escapes any material number within its literal', async () => {
    const { mock, settings } = await aSap(db);
    const character = fc.constantFrom(...Array.from('\'"()&=%+#? /,;ab1æ€\\'));
    const number = fc.string({ unit: character, minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(number, number, async (known, other) => {
        const products = openProducts(openService(settings, 'API_PRODUCT_SRV'), settings);
        mock
          .service('API_PRODUCT_SRV')
          .store.provide('A_ProductSalesDelivery', async () => [
            { Product: known, ProductSalesOrg: '1000', ProductDistributionChnl: '10', ProductSalesStatus: '' },
          ]);
        const notSold = await products.notSold('DK', [known, other]);
        expect([...notSold]).toEqual(known === other ? [] : [other]);
      }),
      { numRuns: 100 },
    );
  });
});
