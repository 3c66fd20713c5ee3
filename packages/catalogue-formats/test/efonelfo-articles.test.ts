import { describe, expect, it } from 'vitest';
import { notesOf, recordsOf, refusedOf } from './bytes.ts';
import { article, HEAD, readBehindHead, readLines } from './efonelfo-fixture.ts';

const material = async (...lines: string[]) =>
  recordsOf(await readBehindHead(...lines)).find((record) => record.kind === 'material');
const refusal = async (...lines: string[]) => refusedOf(await readBehindHead(...lines))[0];

describe('an EFONELFO article', () => {
  it('becomes a material with its seller emitted before it', async () => {
    const events = await readBehindHead(article({ name: 'KABEL  PFXP   3G2,5 ', name2: ' 100m  rl', type: 'PFXP' }));
    expect(recordsOf(events)).toEqual([
      { kind: 'supplier', code: 'NO999999999MVA', name: 'Fjord Engros AS' },
      {
        kind: 'material',
        tree: 'electrical',
        supplierCode: 'NO999999999MVA',
        elNumber: '1006100',
        typeDesignation: 'PFXP',
        names: { nb: 'KABEL PFXP 3G2,5' },
        descriptions: { nb: '100m rl' },
        salesUnit: 'PCE',
        packageSize: '1',
        status: '10',
        isStocked: true,
        materialGroup: '1004',
        markets: ['NO'],
        listPrices: [{ market: 'NO', currency: 'NOK', amount: '553.00', perQuantity: '1', validFrom: '2026-02-01' }],
      },
    ]);
  });

  it.each([
    ['1', '1006100', { elNumber: '1006100', tree: 'electrical' }],
    ['2', '4006381333931', { ean: '4006381333931', tree: 'electrical' }],
    ['3', 'AB-12', { supplierNumber: 'AB-12', tree: 'electrical' }],
    ['0', 'AB-12', { supplierNumber: 'AB-12', tree: 'electrical' }],
    ['4', '10000009T', { hwsNumber: '10000009T', tree: 'hws' }],
  ])('with VareMrk %s keeps its number %s in the field of its kind', async (mark, number, expected) => {
    expect(await material(article({ mark, number }))).toMatchObject(expected);
  });

  it('without a trade of its own is of the trade that its discount group had before', async () => {
    const events = await readBehindHead(
      article({ mark: '4', number: '77', group: 'P10' }),
      article({ mark: '3', number: 'X1', group: 'P10' }),
      article({ mark: '3', number: 'X2', group: 'Q10' }),
    );
    const trees = recordsOf(events).flatMap((record) => (record.kind === 'material' ? [record.tree] : []));
    expect(trees).toEqual(['hws', 'hws', 'electrical']);
  });

  it('is of its maker, emitted once, when Fabrikat names one', async () => {
    const events = await readBehindHead(
      article({ maker: 'Wareco Int' }),
      article({ number: '2', maker: 'WARECO  INT' }),
    );
    const records = recordsOf(events);
    expect(records.filter((record) => record.kind === 'supplier').map((supplier) => supplier.code)).toEqual([
      'NO999999999MVA',
      'WARECO-INT',
    ]);
    expect(records.filter((record) => record.kind === 'material').map((record) => record.supplierCode)).toEqual([
      'WARECO-INT',
      'WARECO-INT',
    ]);
  });

  it.each([
    ['EA', '1', 'PCE', '1'],
    ['MTR', '2', 'MTR', '1'],
    ['RO', '2', 'ROL', '1'],
    ['PK', '1', 'PAK', '1'],
    ['BK', '1', 'BOX', '1'],
    ['OP', '1', 'PAR', '1'],
    ['HMT', '2', 'MTR', '100'],
    ['CEN', '1', 'PCE', '100'],
  ])('priced by %s is sold by the unit of it', async (unit, measure, salesUnit, perQuantity) => {
    expect(await material(article({ unit, measure }))).toMatchObject({ salesUnit, listPrices: [{ perQuantity }] });
  });

  it('sold by the piece whose Mengde repeats SalgsPakning has its price per piece, with a note', async () => {
    const events = await readBehindHead(article({ price: '635', quantity: '500000', pack: '500000' }));
    expect(recordsOf(events)[1]).toMatchObject({
      packageSize: '50',
      listPrices: [{ amount: '6.35', perQuantity: '1' }],
    });
    expect(notesOf(events)).toContainEqual(expect.objectContaining({ code: 'quantity-repeats-package', line: 2 }));
  });

  it('sold by the piece with a Mengde of its own has a price for that quantity', async () => {
    expect(await material(article({ quantity: '1005000' }))).toMatchObject({ listPrices: [{ perQuantity: '100.5' }] });
  });

  it('priced by a packing has the price of one packing of any size', async () => {
    expect(await material(article({ unit: 'BK', quantity: '1000000' }))).toMatchObject({
      listPrices: [{ perQuantity: '1' }],
    });
  });

  it.each([
    ['5', '0.05'],
    ['55300', '553.00'],
    ['9999999999', '99999999.99'],
    ['1872,5', '18.725'],
    ['10428,571', '104.2857'],
    ['10428,575', '104.2858'],
  ])('with the price %s costs %s, exactly', async (price, amount) => {
    expect(await material(article({ price }))).toMatchObject({ listPrices: [{ amount }] });
  });

  it('with the price 0 has no list price', async () => {
    expect(await material(article({ price: '0' }))).not.toHaveProperty('listPrices');
  });

  it('with a net price has no discount group, so that no discount lowers it', async () => {
    expect(await material(article({ priceType: 'N' }))).not.toHaveProperty('materialGroup');
    expect(await material(article({ priceType: 'B' }))).toHaveProperty('materialGroup', '1004');
  });

  it.each([
    ['0', '10'],
    ['1', '10'],
    ['2', '10'],
    ['3', '33'],
    ['7', '10'],
  ])('of Status %s has sales status %s', async (status, expected) => {
    expect(await material(article({ status }))).toHaveProperty('status', expected);
  });

  it('without a date is priced from the date of the head', async () => {
    expect(await material(article({ date: '' }))).toMatchObject({ listPrices: [{ validFrom: '2026-01-01' }] });
  });

  it('may have its fields wrapped in quotes, and an inch sign at the front of one', async () => {
    expect(await material(article({ name: '"Rør; 1/2"""', name2: '"2 kobling' }))).toMatchObject({
      names: { nb: 'Rør; 1/2"' },
      descriptions: { nb: '"2 kobling' },
    });
  });

  it('is described in the language of the currency’s market', async () => {
    const swedish = HEAD.replace('NOK', 'SEK').replace(/NO$/, 'SE');
    const german = HEAD.replace('NOK', 'EUR').replace(/NO$/, 'DE');
    expect(recordsOf(await readLines([swedish, article()]))[1]).toMatchObject({ names: { sv: 'Kabel 3G2,5' } });
    expect(recordsOf(await readLines([german, article()]))[1]).toMatchObject({
      names: { de: 'Kabel 3G2,5' },
      markets: ['DE'],
      listPrices: [{ currency: 'EUR' }],
    });
  });
});

describe('a line is refused, and the next one read,', () => {
  it.each<[why: string, line: string, code: string, field: string | undefined]>([
    ['with too few fields', 'VL;1;1006100;Kabel', 'too-few-fields', undefined],
    ['without a number', article({ number: '' }), 'number', 'VareNr'],
    ['without a name', article({ name: '  ' }), 'name', 'VaBetg'],
    ['with an EL number of letters', article({ number: '10A' }), 'number', 'VareNr'],
    ['with an EAN of a wrong check digit', article({ mark: '2', number: '4006381333932' }), 'number', 'VareNr'],
    ['with a number of 15 characters', article({ number: '123456789012345' }), 'number', 'VareNr'],
    ['with an unknown VareMrk', article({ mark: '8' }), 'number-type', 'VareMrk'],
    ['for freight', article({ mark: '9' }), 'surcharge', 'VareMrk'],
    ['with a price in letters', article({ price: 'gratis' }), 'price', 'Pris'],
    ['with a negative price', article({ price: '-100' }), 'price', 'Pris'],
    ['with a price of 11 digits', article({ price: '10000000000' }), 'price', 'Pris'],
    ['with Mengde 0', article({ quantity: '0' }), 'quantity', 'Mengde'],
    ['with a Mengde that contradicts the unit', article({ unit: 'HMT', quantity: '500000' }), 'quantity', 'Mengde'],
    ['with a quantity of four decimals', article({ pack: '10001' }), 'quantity', 'SalgsPakning'],
    ['with a date that is none', article({ date: '20260230' }), 'date', 'PrisDato'],
    ['with an unknown unit', article({ unit: 'XYZ' }), 'unit', 'PrisEnhet'],
    ['of an unknown type', 'ZZ;1;2', 'record-type', 'PostType'],
    ['with a NUL in it', article({ name: 'Ka\u0000bel' }), 'control-character', undefined],
    ['longer than 4,096 bytes', article({ name: 'x'.repeat(4096) }), 'line-too-long', undefined],
  ])('%s', async (_why, line, code, field) => {
    const events = await readBehindHead(line, article({ number: '99' }));
    expect(refusedOf(events)).toEqual([expect.objectContaining({ line: 2, code, ...(field ? { field } : {}) })]);
    expect(recordsOf(events).at(-1)).toHaveProperty('elNumber', '99');
  });

  it('for an article that an earlier line gave with other content, naming that line', async () => {
    const refused = await refusal(article(), article({ price: '1' }));
    expect(refused).toMatchObject({ line: 3, code: 'repeated' });
    expect(refused?.reason).toContain('line 2');
  });

  it('with a reason that shows no more than a few harmless characters of it', async () => {
    const refused = await refusal(article({ price: 'a\u00ad<b>'.padEnd(300, 'x') }));
    expect(refused?.reason.length).toBeLessThan(120);
    expect(refused?.reason).not.toContain('\u00ad');
  });
});

it('an article that is repeated without a change is noted and not emitted again', async () => {
  const events = await readBehindHead(article(), article());
  expect(notesOf(events)).toContainEqual(expect.objectContaining({ line: 3, code: 'repeated' }));
  expect(recordsOf(events).filter((record) => record.kind === 'material')).toHaveLength(1);
});
