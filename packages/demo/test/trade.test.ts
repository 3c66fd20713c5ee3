import { MARKETS, marketFacts } from '@grossist/domain';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../src/index.ts';
import { aDemo, ofKind } from './everything.ts';

const RECORDS = [...aDemo({ materials: 500, buyers: 12 })];
const CONTACTS = ofKind(RECORDS, 'contact');
const contact = (email: string) => CONTACTS.find((one) => one.email === email);

describe('the sign-ins of the demo', () => {
  it('are those the decisions list', () => {
    expect(DEMO_SIGN_INS.map(({ email }) => email)).toEqual([
      'buyer@nordkraft.example',
      'colleague@nordkraft.example',
      'viewer@nordkraft.example',
      'useradmin@nordkraft.example',
      'buyer@sydvvs.example',
      'buyer@rheinstrom.example',
      'buyer@elmontage.example',
      'buyer@dijkbouw.example',
      'buyer@fjordror.example',
      'punchout@nordkraft.example',
      'assortments@grossist.example',
      'editor@grossist.example',
      'support@grossist.example',
      'operator@grossist.example',
    ]);
  });

  it('all have the one password, and the locale of their market', () => {
    for (const { email, market, role } of DEMO_SIGN_INS) {
      expect(contact(email)).toMatchObject({ password: DEMO_PASSWORD, locale: marketFacts(market).locale, role });
    }
  });

  it('let the buyer order on two accounts with projects', () => {
    const buyer = contact('buyer@nordkraft.example');
    expect(buyer).toMatchObject({ role: 'buyer', ableToCreateOrders: true, showNetPrice: true });
    expect(buyer?.soldTos).toHaveLength(2);
    const accounts = ofKind(RECORDS, 'account').filter(({ soldTo }) => buyer?.soldTos.includes(soldTo));
    expect(accounts.map(({ projects = [] }) => projects.length > 0)).toEqual([true, true]);
  });

  it('keep the viewer from ordering and from net prices', () => {
    expect(contact('viewer@nordkraft.example')).toMatchObject({
      role: 'viewer',
      ableToCreateOrders: false,
      showNetPrice: false,
    });
  });

  it('put colleagues in one company and the other Danish buyer in another', () => {
    const companyOf = (email: string) => contact(email)?.companyCode;
    for (const name of ['colleague', 'viewer', 'useradmin', 'punchout']) {
      expect(companyOf(`${name}@nordkraft.example`)).toBe(companyOf('buyer@nordkraft.example'));
    }
    expect(companyOf('buyer@sydvvs.example')).not.toBe(companyOf('buyer@nordkraft.example'));
  });

  it("leave the house's own people without company and accounts", () => {
    for (const name of ['assortments', 'editor', 'support', 'operator']) {
      expect(contact(`${name}@grossist.example`)?.companyCode).toBeUndefined();
      expect(contact(`${name}@grossist.example`)?.soldTos).toEqual([]);
    }
  });
});

describe('the load buyers', () => {
  it('have the requested number, each with an account and an address of its own', () => {
    const buyers = CONTACTS.filter(({ email }) => email.startsWith('load-'));
    expect(buyers.map(({ email }) => email)).toContain('load-0001@nordkraft.example');
    expect(buyers).toHaveLength(12);
    expect(new Set(buyers.flatMap(({ soldTos }) => soldTos)).size).toBe(12);
    const addressed = new Set(ofKind(RECORDS, 'address').map(({ soldTo }) => soldTo));
    expect(buyers.filter(({ soldTos }) => !addressed.has(soldTos[0] ?? ''))).toEqual([]);
  });

  it('grow a digit beyond 9999', () => {
    const last = ofKind(aDemo({ materials: 1, buyers: 10_000 }), 'contact').at(-1);
    expect(last?.email).toBe('load-10000@nordkraft.example');
  });

  it('are none unless requested', () => {
    expect(ofKind(aDemo(), 'contact')).toHaveLength(DEMO_SIGN_INS.length);
  });
});

describe('the house of the demo', () => {
  it('has plants and six to ten service centers in every market', () => {
    const centers = ofKind(RECORDS, 'service-center');
    for (const market of MARKETS) {
      const here = centers.filter((center) => center.market === market);
      expect(here.length).toBeGreaterThanOrEqual(6);
      expect(here.length).toBeLessThanOrEqual(10);
      expect(ofKind(RECORDS, 'plant').some((plant) => plant.market === market)).toBe(true);
    }
    expect(new Set(centers.map(({ code }) => code)).size).toBe(centers.length);
    expect(centers.filter(({ closingTime }) => !/^\d\d:\d\d$/.test(closingTime))).toEqual([]);
  });

  it('gives every customer group a discount on every material group in every market', () => {
    const discounts = ofKind(RECORDS, 'discount');
    const keys = new Set(
      discounts.map(({ market, customerGroup, materialGroup }) => `${market} ${customerGroup} ${materialGroup}`),
    );
    expect(keys.size).toBe(discounts.length);
    for (const materialGroup of new Set(ofKind(RECORDS, 'material').map((material) => material.materialGroup))) {
      for (const market of MARKETS) {
        for (const group of ['A', 'B', 'C', 'D', 'E']) expect(keys).toContain(`${market} ${group} ${materialGroup}`);
      }
    }
    expect(discounts.filter(({ percent }) => !(Number(percent) > 0 && Number(percent) < 80))).toEqual([]);
  });

  it('has net prices below list for every demo account, at most one a material', () => {
    const netPrices = ofKind(RECORDS, 'net-price');
    const keys = netPrices.map(({ soldTo, sapMaterialNumber }) => `${soldTo} ${sapMaterialNumber}`);
    expect(new Set(keys).size).toBe(keys.length);
    const lists = new Map(
      ofKind(RECORDS, 'material').map(({ sapMaterialNumber, listPrices }) => [sapMaterialNumber, listPrices]),
    );
    for (const { sapMaterialNumber, currency, amount, perQuantity } of netPrices) {
      const list = lists
        .get(sapMaterialNumber)
        ?.find((price) => price.currency === currency && price.perQuantity === perQuantity);
      expect(Number(amount)).toBeLessThan(Number(list?.amount));
    }
    const named = ofKind(RECORDS, 'account').filter(({ soldTo }) => !soldTo.startsWith('21'));
    const withNetPrices = new Set(netPrices.map(({ soldTo }) => soldTo));
    expect(named.filter(({ soldTo }) => !withNetPrices.has(soldTo))).toEqual([]);
  });
});
