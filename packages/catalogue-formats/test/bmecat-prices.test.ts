import { describe, expect, it } from 'vitest';
import { file, materialOf, noteCodes, price, prices, product, read } from './bmecat-fixture.ts';
import { refusedOf } from './bytes.ts';

const order = (body: string): string => `<PRODUCT_ORDER_DETAILS>${body}</PRODUCT_ORDER_DETAILS>`;
const unit = (name: string, more = ''): string => order(`<ORDER_UNIT>${name}</ORDER_UNIT>${more}`);
const CURRENCY = '<PRICE_CURRENCY>EUR</PRICE_CURRENCY>';

const EVERYWHERE = '<LANGUAGE>eng</LANGUAGE><CATALOG_ID>1</CATALOG_ID>';

describe('the list price of a product', () => {
  it('is its net list price, with its scales in ascending order', async () => {
    const rest = prices(
      price('8.50', `${CURRENCY}<LOWER_BOUND>100</LOWER_BOUND>`),
      price('10', `${CURRENCY}<LOWER_BOUND>1</LOWER_BOUND>`),
      price('9.1', `${CURRENCY}<LOWER_BOUND>10</LOWER_BOUND>`),
      price('5', CURRENCY, 'net_customer'),
      price('19', CURRENCY, 'nrp'),
    );
    const { material, events } = await materialOf({ rest });
    expect(material.listPrices).toEqual([
      {
        market: 'DE',
        currency: 'EUR',
        amount: '10.00',
        perQuantity: '1',
        scales: [
          { fromQuantity: '10', amount: '9.10' },
          { fromQuantity: '100', amount: '8.50' },
        ],
      },
    ]);
    expect(noteCodes(events).filter((code) => code === 'price-type')).toHaveLength(2);
  });

  it.each([
    ['for PRICE_QUANTITY units', unit('MTR', '<PRICE_QUANTITY>100</PRICE_QUANTITY>'), '', '12.00', '100'],
    ['for a hundred when ORDER_UNIT is that', unit('CEN'), '', '12.00', '100'],
    ['times PRICE_FACTOR', unit('C62'), '<PRICE_FACTOR>0.5</PRICE_FACTOR>', '6.00', '1'],
    [
      'for PRICE_UNIT when it counts what is sold',
      unit('C62'),
      '<PRICE_BASE><PRICE_UNIT>MIL</PRICE_UNIT></PRICE_BASE>',
      '12.00',
      '1000',
    ],
    [
      'of a drum for its metres',
      unit('RO', '<CONTENT_UNIT>MTR</CONTENT_UNIT><NO_CU_PER_OU>500</NO_CU_PER_OU>'),
      '',
      '12.00',
      '500',
    ],
  ])('is %s', async (_, details, more, amount, perQuantity) => {
    const { material } = await materialOf({ order: details, rest: prices(price('12', more)) });
    expect(material.listPrices).toMatchObject([{ amount, perQuantity }]);
  });

  it('without tax is that with tax where there is no other', async () => {
    const { material, events } = await materialOf({ rest: prices(price('119', '<TAX>0.19</TAX>', 'gros_list')) });
    expect(material.listPrices).toMatchObject([{ amount: '100.00' }]);
    expect(noteCodes(events)).toContain('tax-taken-out');
    const percent = await materialOf({ rest: prices(price('100', '<TAX>19</TAX>', 'gros_list')) });
    expect(percent.material.listPrices).toMatchObject([{ amount: '84.0336' }]);
  });

  it.each([
    [
      'has no amount',
      prices('<PRODUCT_PRICE price_type="net_list"><LOWER_BOUND>1</LOWER_BOUND></PRODUCT_PRICE>'),
      'price-without-amount',
    ],
    ['is 0', prices(price('0.00')), 'zero-price'],
    ['is below zero', prices(price('-1')), 'price-amount'],
    ['is no number', prices(price('on request')), 'price-amount'],
    ['is larger than any price', prices(price('99999999999')), 'price-amount'],
    ['includes a tax that is not given', prices(price('119', '', 'gros_list')), 'tax-unknown'],
    [
      'is in another currency than its market’s',
      prices(price('1', '<PRICE_CURRENCY>USD</PRICE_CURRENCY>')),
      'price-currency',
    ],
    [
      'is for a unit that is not sold',
      prices(price('1', '<PRICE_BASE><PRICE_UNIT>KGM</PRICE_UNIT></PRICE_BASE>')),
      'price-unit',
    ],
    [
      'changes by the day',
      `<PRODUCT_PRICE_DETAILS><DAILY_PRICE>true</DAILY_PRICE>${price('1')}</PRODUCT_PRICE_DETAILS>`,
      'daily-price',
    ],
  ])('that %s is none, and the product stays', async (_, rest, code) => {
    const { material, events } = await materialOf({ rest });
    expect(material.listPrices).toBeUndefined();
    expect(noteCodes(events)).toEqual(expect.arrayContaining([code, 'no-price']));
  });

  it.each([
    ['now, not that of last year or of the next', ['2025-01-01', '2026-01-01', '2027-01-01'], '2.00', '2026-01-01'],
    ['to come when none is now', ['2028-01-01', '2027-01-01', '2029-01-01'], '2.00', '2027-01-01'],
  ])('is the one that is valid %s', async (_, starts, amount, validFrom) => {
    const rest = starts
      .map(
        (start, at) =>
          `<PRODUCT_PRICE_DETAILS><DATETIME type="valid_start_date"><DATE>${start}</DATE></DATETIME>${price(`${at + 1}`)}</PRODUCT_PRICE_DETAILS>`,
      )
      .join('');
    const { material, events } = await materialOf({ rest });
    expect(material.listPrices).toMatchObject([{ amount, validFrom }]);
    expect(noteCodes(events)).toContain('price-period');
  });

  it('is of the territories it names, each in its own currency', async () => {
    const rest = prices(
      price('10', `${CURRENCY}<TERRITORY>DE</TERRITORY><TERRITORY>NL</TERRITORY>`),
      price('80', '<PRICE_CURRENCY>DKK</PRICE_CURRENCY><TERRITORY>DK</TERRITORY>'),
    );
    const { material } = await materialOf({ rest }, { catalogue: EVERYWHERE });
    expect(material.markets).toEqual(['DK', 'DE', 'NL']);
    expect(material.listPrices).toEqual([
      { market: 'DK', currency: 'DKK', amount: '80.00', perQuantity: '1' },
      { market: 'DE', currency: 'EUR', amount: '10.00', perQuantity: '1' },
      { market: 'NL', currency: 'EUR', amount: '10.00', perQuantity: '1' },
    ]);
  });
});

describe('how a product is sold', () => {
  it.each([
    [
      unit('C62', '<QUANTITY_MIN>5</QUANTITY_MIN><QUANTITY_INTERVAL>5</QUANTITY_INTERVAL>'),
      { salesUnit: 'PCE', minQuantity: '5', multiplum: '5' },
    ],
    [
      unit('RO', '<CONTENT_UNIT>MTR</CONTENT_UNIT><NO_CU_PER_OU>100</NO_CU_PER_OU>'),
      { salesUnit: 'MTR', minQuantity: '100', multiplum: '100', packageSize: '100' },
    ],
    [unit('PCE', '<CONTENT_UNIT>LTR</CONTENT_UNIT><NO_CU_PER_OU>5</NO_CU_PER_OU>'), { salesUnit: 'PCE' }],
    [unit('PR'), { salesUnit: 'PAR' }],
    [
      unit(
        'MTR',
        '<PACKING_UNITS><PACKING_UNIT><QUANTITY_MIN>1000</QUANTITY_MIN></PACKING_UNIT><PACKING_UNIT><QUANTITY_MIN>50</QUANTITY_MIN></PACKING_UNIT></PACKING_UNITS>',
      ),
      { salesUnit: 'MTR', packageSize: '50' },
    ],
  ])('%#: its unit, steps and package', async (details, expected) => {
    const { material } = await materialOf({ order: details });
    const { salesUnit, minQuantity, multiplum, packageSize } = material;
    expect({ salesUnit, minQuantity, multiplum, packageSize }).toEqual({
      minQuantity: undefined,
      multiplum: undefined,
      packageSize: undefined,
      ...expected,
    });
  });

  it('in a unit the shop does not know is refused, the next product is not', async () => {
    const events = await read(file(product({ order: unit('MTK') }) + product({ pid: 'P2' })));
    expect(refusedOf(events)).toMatchObject([{ code: 'order-unit', field: 'ORDER_UNIT', line: 6 }]);
    expect(events.filter((event) => event.type === 'record')).toHaveLength(2);
  });
});

describe('the markets of a file', () => {
  it.each([
    [
      'are its territories',
      '<LANGUAGE>deu</LANGUAGE><TERRITORY>SE</TERRITORY><TERRITORY>NO-03</TERRITORY><CURRENCY>EUR</CURRENCY>',
      ['SE', 'NO'],
    ],
    ['are those of its currency', '<LANGUAGE>eng</LANGUAGE><CURRENCY>SEK</CURRENCY>', ['SE']],
    [
      'are those of its currency where its languages are spoken',
      '<LANGUAGE>deu</LANGUAGE><LANGUAGE>eng</LANGUAGE><CURRENCY>EUR</CURRENCY>',
      ['DE'],
    ],
    ['are all of the euro when English tells none', '<LANGUAGE>eng</LANGUAGE><CURRENCY>EUR</CURRENCY>', ['DE', 'NL']],
    [
      'are the homes of its languages without a currency',
      '<LANGUAGE>dan</LANGUAGE><LANGUAGE>nob</LANGUAGE>',
      ['DK', 'NO'],
    ],
    [
      'are not those of territories without a market',
      '<LANGUAGE>nld</LANGUAGE><TERRITORY>BE</TERRITORY><CURRENCY>EUR</CURRENCY>',
      ['NL'],
    ],
    ['are all when nothing tells', '<LANGUAGE>eng</LANGUAGE>', ['DK', 'DE', 'SE', 'NL', 'NO']],
  ])('%s', async (_, catalogue, markets) => {
    const details = '<DESCRIPTION_SHORT lang="eng">Terminal</DESCRIPTION_SHORT>';
    const { material, events } = await materialOf({ details }, { catalogue });
    expect(material.markets).toEqual(markets);
    expect(noteCodes(events)[0]).toBe('catalogue');
  });
});
