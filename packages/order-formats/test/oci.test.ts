import { moneyOf, moneyToDecimal, quantityOf, quantityOfThousandths } from '@grossist/domain';
import { checkReturnUrl, type OciItem, readOciCall, writeOciItems } from '@grossist/order-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const item = (changes: Partial<OciItem> = {}): OciItem => ({
  name: 'Installationskabel NOIKLX 3G1,5 hvid, ring à 100 m',
  sapNumber: '1000123',
  quantity: quantityOf('2.5'),
  unit: 'MTR',
  unitPrice: moneyOf('1553.00'),
  perQuantity: quantityOf(100),
  currency: 'DKK',
  leadTimeDays: 2,
  longText: 'Lang "tekst" <b>',
  custom: ['a', undefined, undefined, undefined, 'e'],
  ...changes,
});

const write = (...items: readonly OciItem[]) => writeOciItems({ version: '5.0', vendor: '4711', items });
const valueOf = (name: string, ...items: readonly OciItem[]) =>
  write(...items).find((field) => field.name === name)?.value;

describe('a cart as OCI', () => {
  it('has its fields in their order, counted from 1, with plain numbers', () => {
    expect(write(item()).map(({ name, value }) => [name, value])).toEqual([
      ['NEW_ITEM-DESCRIPTION[1]', 'Installationskabel NOIKLX 3G1,5 hvid, ri'],
      ['NEW_ITEM-QUANTITY[1]', '2.5'],
      ['NEW_ITEM-UNIT[1]', 'MTR'],
      ['NEW_ITEM-PRICE[1]', '1553.00'],
      ['NEW_ITEM-CURRENCY[1]', 'DKK'],
      ['NEW_ITEM-PRICEUNIT[1]', '100'],
      ['NEW_ITEM-LEADTIME[1]', '2'],
      ['NEW_ITEM-VENDOR[1]', '4711'],
      ['NEW_ITEM-VENDORMAT[1]', '1000123'],
      ['NEW_ITEM-EXT_PRODUCT_ID[1]', '1000123'],
      ['NEW_ITEM-CUST_FIELD1[1]', 'a'],
      ['NEW_ITEM-CUST_FIELD5[1]', 'e'],
      ['NEW_ITEM-LONGTEXT_1:132[]', 'Lang "tekst" <b>'],
    ]);
    expect(valueOf('NEW_ITEM-LONGTEXT_2:132[]', item(), item())).toBe('Lang "tekst" <b>');
  });

  it('writes a price with four decimals exactly, for more units', () => {
    const fine = item({ unitPrice: moneyOf('0.1234'), perQuantity: quantityOf(1) });
    expect([valueOf('NEW_ITEM-PRICE[1]', fine), valueOf('NEW_ITEM-PRICEUNIT[1]', fine)]).toEqual(['1.234', '10']);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 11n }), fc.constantFrom(1, 10, 100), (units, per) => {
        const unitPrice = moneyOf(`${units / 10_000n}.${(units % 10_000n).toString().padStart(4, '0')}`);
        const fields = write(item({ unitPrice, perQuantity: quantityOf(per) }));
        const read = (name: string) => fields.find((field) => field.name === `NEW_ITEM-${name}[1]`)?.value ?? '';
        expect(moneyOf(read('PRICE')) * BigInt(per)).toBe(unitPrice * BigInt(read('PRICEUNIT')));
        expect(read('PRICE')).toMatch(/^\d{1,11}\.\d{2,3}$/);
      }),
    );
  });

  it('rounds a price that no price unit can represent, with the line’s exact amount', () => {
    const many = { quantity: quantityOf(150_000), perQuantity: quantityOf(150_000), unitPrice: moneyOf('1234.57') };
    const metres = { quantity: quantityOf('123.456'), perQuantity: quantityOf('123.456'), unitPrice: moneyOf('99.99') };
    for (const each of [many, metres]) {
      const read = (name: string) => Number(valueOf(`NEW_ITEM-${name}[1]`, item(each)));
      const amount = (read('PRICE') / read('PRICEUNIT')) * read('QUANTITY');
      expect(amount.toFixed(2)).toBe(String(Number(moneyToDecimal(each.unitPrice))));
      expect(read('PRICEUNIT')).toBeLessThanOrEqual(99_999);
    }
  });

  it('knows kits in 5.0 alone', () => {
    const child = item({ parent: 1 });
    const names = (version: '4.0' | '5.0') =>
      writeOciItems({ version, items: [item(), child] }).map(({ name }) => name);
    expect(names('5.0')).toContain('NEW_ITEM-PARENT_ID[2]');
    expect(names('4.0').some((name) => /PARENT_ID|ITEM_TYPE/.test(name))).toBe(false);
  });

  it('is refused when a number would have to be cut', () => {
    expect(() => write(item({ sapNumber: '1'.repeat(41) }))).toThrow(/VENDORMAT/);
    expect(() => write(item({ sapNumber: ' ' }))).toThrow(/SAP number/);
    expect(() => write(item({ quantity: quantityOfThousandths(0) }))).toThrow(RangeError);
    expect(() => write(item({ unitPrice: moneyOf('-1') }))).toThrow(RangeError);
  });
});

const CALL: readonly [string, string][] = [
  ['HOOK_URL', 'https://buyer.example/return?x=1'],
  ['~OkCode', 'ADDI'],
  ['~TARGET', '_parent'],
  ['~caller', 'CTLG'],
  ['username', 'nordkraft'],
  ['PASSWORD', ' s3cr3t '],
];
const call = (...more: readonly [string, string][]) => readOciCall([...CALL, ...more]);

describe('the call that opens the shop', () => {
  it('is read with its names in any case', () => {
    expect(call()).toEqual({
      ok: true,
      value: {
        version: '4.0',
        hookUrl: 'https://buyer.example/return?x=1',
        target: '_parent',
        okCode: 'ADDI',
        caller: 'CTLG',
        username: 'nordkraft',
        password: ' s3cr3t ',
        language: undefined,
        function: { kind: 'browse' },
      },
    });
  });

  it.each<[[string, string][], object]>([
    [
      [
        ['FUNCTION', 'DETAIL'],
        ['PRODUCTID', '1000123'],
      ],
      { kind: 'detail', productId: '1000123' },
    ],
    [
      [
        ['FUNCTION', 'validate'],
        ['PRODUCTID', '1'],
        ['QUANTITY', '2.5'],
      ],
      { kind: 'validate', productId: '1', quantity: 2500 },
    ],
    [
      [
        ['FUNCTION', 'VALIDATE'],
        ['PRODUCTID', '1'],
      ],
      { kind: 'validate', productId: '1', quantity: undefined },
    ],
    [
      [
        ['FUNCTION', 'BACKGROUND_SEARCH'],
        ['SEARCHSTRING', 'kabel'],
      ],
      { kind: 'search', isBackground: true, searchString: 'kabel' },
    ],
    [
      [
        ['FUNCTION', 'SOURCING'],
        ['SEARCHSTRING', 'rør'],
        ['VENDOR', '7'],
      ],
      { kind: 'search', isBackground: false, vendor: '7' },
    ],
  ])('may ask for a function: %j', (parameters, expected) => {
    expect(call(['OCI_VERSION', '5.0'], ...parameters)).toMatchObject({
      ok: true,
      value: { version: '5.0', function: expected },
    });
  });

  it.each<[string, [string, string]]>([
    ['parameters', ['HOOK_URL', 'https://evil.example/']],
    ['function', ['FUNCTION', 'DROP']],
    ['missing', ['FUNCTION', 'DETAIL']],
  ])('is refused for what could be meant otherwise (%s)', (code, parameter) => {
    expect(call(parameter)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('takes a frame to return to by its name, and no script for one', () => {
    expect(call(['returntarget', 'javascript:alert(1)'])).toMatchObject({ value: { target: '_top' } });
    expect(call(['returntarget', 'cart_frame'])).toMatchObject({ value: { target: 'cart_frame' } });
  });

  it('never makes the reader throw', () => {
    const name = fc.oneof(
      fc.constantFrom('FUNCTION', 'PRODUCTID', 'QUANTITY', 'OCI_VERSION', 'SEARCHSTRING'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 8 }), (parameters) => {
        expect(typeof call(...parameters).ok).toBe('boolean');
        expect(readOciCall(parameters).ok).toBe(false);
      }),
    );
  });
});

describe('an address to return a cart to', () => {
  it('is https, and http where that is allowed', () => {
    expect(checkReturnUrl('https://buyer.example/a b'.replace(' ', '%20')).ok).toBe(true);
    for (const host of ['buyer.example:8443', 'BUYER.example:8443'])
      expect(checkReturnUrl('https://buyer.example:8443/in', { hosts: [host] }).ok).toBe(true);
    expect(checkReturnUrl('https://buyer.example/in', { hosts: ['buyer.example:443'] }).ok).toBe(true);
    expect(checkReturnUrl('https://buyer.example:8443/in', { hosts: ['buyer.example'] }).ok).toBe(false);
    expect(checkReturnUrl('http://buyer.example/').ok).toBe(false);
    expect(checkReturnUrl('http://buyer.example/', { allowsHttp: true }).ok).toBe(true);
    expect(checkReturnUrl('https://buyer.example:8443/', { hosts: ['buyer.example:8443'] }).ok).toBe(true);
    expect(checkReturnUrl('https://buyer.example.evil.example/', { hosts: ['buyer.example'] }).ok).toBe(false);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//buyer.example/',
    '/return',
    'SAPEVENT:POST',
    'https://user:pass@buyer.example/',
    'https://user@buyer.example/',
    'https://',
    'https:\\\\buyer.example',
    'https://buyer.example/\n',
    `https://buyer.example/${'x'.repeat(3000)}`,
    'ftp://buyer.example/',
  ])('is none: %j', (text) => {
    const checked = checkReturnUrl(text, { allowsHttp: true });
    expect(checked.ok).toBe(text === 'https://buyer.example/\n');
  });
});
