import { describe, expect, test } from 'vitest';
import { readSettings, WrongSetting } from '../../../src/settings.ts';

const SAP = {
  GROSSIST_ERP: 'sap',
  SAP_URL: 'https://s4.example',
  SAP_USER: 'SHOP',
  SAP_PASSWORD: 'hunter2',
  SAP_SALES_AREAS: 'DK=1000/10/00, SE=3000/20/01',
};

describe('an SAP', () => {
  test('is none unless it is chosen', () => {
    expect(readSettings({ ...SAP, GROSSIST_ERP: undefined }).sap).toBeUndefined();
  });

  test('is configured by its address, credentials, and the sales areas of the markets', () => {
    expect(readSettings(SAP).sap).toEqual({
      url: 'https://s4.example',
      client: undefined,
      authorization: { kind: 'basic', user: 'SHOP', password: 'hunter2' },
      areas: {
        DK: { organization: '1000', channel: '10', division: '00' },
        SE: { organization: '3000', channel: '20', division: '01' },
      },
      units: { PCE: 'PC', MTR: 'M', ROL: 'ROL', PAK: 'PAK' },
      priceCondition: undefined,
      textIds: { header: 'TX01', item: '0001' },
      timeoutMs: 30_000,
    });
  });

  test('accepts tokens instead of a password', () => {
    const tokens = { SAP_TOKEN_URL: 'https://id.example/token', SAP_CLIENT_ID: 'shop', SAP_CLIENT_SECRET: 'hunter3' };
    expect(readSettings({ ...SAP, ...tokens }).sap?.authorization).toEqual({
      kind: 'oauth',
      tokenUrl: 'https://id.example/token',
      clientId: 'shop',
      clientSecret: 'hunter3',
    });
  });

  test.each([
    ['SAP_URL', undefined],
    ['SAP_URL', 'http://s4.example'],
    ['SAP_URL', 'https://SHOP:hunter2@s4.example'],
    ['SAP_USER', undefined],
    ['SAP_PASSWORD', undefined],
    ['SAP_CLIENT', '1'],
    ['SAP_SALES_AREAS', undefined],
    ['SAP_SALES_AREAS', 'XX=1000/10/00'],
    ['SAP_SALES_AREAS', 'DK=1000'],
    ['SAP_UNITS', 'PCE'],
    ['SAP_PRICE_CONDITION', 'TOOLONG'],
  ])('stops the start with the name of what is wrong: %s as %s', (name, value) => {
    const start = () => readSettings({ ...SAP, [name]: value });
    expect(start).toThrow(WrongSetting);
    expect(start).toThrow(name);
    expect(start).not.toThrow('hunter2');
  });

  test('requires both parts of a token’s credentials', () => {
    const url = { SAP_TOKEN_URL: 'https://id.example/token' };
    expect(() => readSettings({ ...SAP, ...url })).toThrow('SAP_CLIENT_ID');
    expect(() => readSettings({ ...SAP, ...url, SAP_CLIENT_ID: 'shop' })).toThrow('SAP_CLIENT_SECRET');
  });
});
