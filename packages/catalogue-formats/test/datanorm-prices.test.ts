import { describe, expect, it } from 'vitest';
import { notesOf, recordsOf, refusedOf } from './bytes.ts';
import { article4, article5, OF_RHEIN, read4, read5 } from './datanorm-fixture.ts';

const euros = (amount: string, perQuantity: string) => ({ market: 'DE', currency: 'EUR', amount, perQuantity });

describe('a DATANORM price line (P)', () => {
  it('of version 4 has several articles, whose price unit stays as it is', async () => {
    const events = await read4('P;A;1;1;11000;;;;;;;2;2;11500;;;;;;;3;1;10000;1;1000;;;;;');
    const base = { ...OF_RHEIN, keepsPerQuantity: true };
    expect(recordsOf(events).slice(1)).toEqual([
      { ...base, supplierNumber: '1', listPrices: [euros('110.00', '1')] },
      { ...base, supplierNumber: '3', listPrices: [euros('100.00', '1')] },
    ]);
    expect(notesOf(events).map((note) => note.code)).toEqual(
      expect.arrayContaining(['net-price', 'line-discount', 'unknown-price-unit']),
    );
  });

  it('of version 4 takes the price unit of the article that the file has', async () => {
    const events = await read4(article4({ per: '2' }), article4({ number: '2' }), 'P;A;4711;1;500;;;;;;;');
    expect(recordsOf(events)[2]).toEqual({
      ...OF_RHEIN,
      supplierNumber: '4711',
      listPrices: [euros('5.00', '100')],
    });
  });

  it('of the article right above it becomes part of the material', async () => {
    const events = await read4(article4({ price: '0', per: '2' }), 'P;A;4711;1;500;0;77;;;;;');
    expect(recordsOf(events)[1]).toMatchObject({ materialGroup: '77', listPrices: [euros('5.00', '100')] });
    expect(recordsOf(events)).toHaveLength(2);
  });

  it('of version 5 names its price unit and discount group', async () => {
    const events = await read5('P;4711;1;100;28000;06;1;1500;;;;;500;');
    expect(recordsOf(events)[1]).toEqual({
      ...OF_RHEIN,
      supplierNumber: '4711',
      materialGroup: '06',
      listPrices: [euros('280.00', '100')],
    });
    expect(notesOf(events).map((note) => note.code)).toEqual(
      expect.arrayContaining(['line-discount', 'line-surcharge']),
    );
  });

  it('of version 4 under a head of version 5 is read as what it is', async () => {
    expect(recordsOf(await read5('P;A;4711;1;28000;;;;;;;'))[1]).toMatchObject({ listPrices: [euros('280.00', '1')] });
  });

  it('has one article that is wrong refused alone', async () => {
    const events = await read4('P;A;1;1;x;;;;;;;2;7;100;;;;;;;;1;5;;;;;;;4;1;100;;;;;;;');
    expect(refusedOf(events).map((refused) => refused.code)).toEqual(['price', 'price-mark', 'number']);
    expect(recordsOf(events).slice(1)).toMatchObject([{ supplierNumber: '4' }]);
  });

  it('that deletes prices changes nothing', async () => {
    const events = await read4('P;L;4711;1;100;;;;;;;');
    expect(recordsOf(events)).toHaveLength(1);
    expect(notesOf(events).map((note) => note.code)).toContain('deleted-text');
  });

  it('is valid from the day in the file', async () => {
    const events = await read4('C;;TERMIN-1;01082026;', 'P;A;1;1;100;;;;;;;', article4());
    expect(recordsOf(events).slice(1)).toMatchObject([
      { listPrices: [{ validFrom: '2026-08-01' }] },
      { listPrices: [{ validFrom: '2026-08-01' }] },
    ]);
    expect(notesOf(events)).toContainEqual(expect.objectContaining({ code: 'validity', line: 2 }));
  });
});

describe('a staggered price (Z)', () => {
  const step = (from: string, price: string, mark = '1', per = '1') =>
    `Z;N;4711;01;1;ab ${from};ab ${from};1;+;${mark};${per};${price};;1;${from};99999998;`;

  it('is a scale of the list price above it, ascending', async () => {
    const events = await read5(article5({ unit: 'MTR' }), step('2250', '260'), step('75', '295'));
    expect(recordsOf(events)[1]).toMatchObject({
      listPrices: [
        {
          amount: '123.45',
          perQuantity: '1',
          scales: [
            { fromQuantity: '75', amount: '2.95' },
            { fromQuantity: '2250', amount: '2.60' },
          ],
        },
      ],
    });
  });

  it('that is net, raw material or another surcharge is noted and not imported', async () => {
    const events = await read5(
      article5(),
      step('75', '295', '2'),
      'Z;N;4711;01;3;CU;;;;;;;;;;',
      'Z;N;4711;01;1;Entsorgung;;2;+;1;1;500;;;;;',
    );
    expect(recordsOf(events)[1]).toMatchObject({ listPrices: [euros('123.45', '1')] });
    expect(notesOf(events).map((note) => note.code)).toEqual(
      expect.arrayContaining(['net-price', 'metal-surcharge', 'other-surcharge']),
    );
  });

  it.each<[why: string, lines: string[], code: string]>([
    ['without its article above it', [step('75', '295')], 'no-article'],
    ['of an article without a list price', [article5({ mark: '2' }), step('75', '295')], 'no-article'],
    ['for another price unit', [article5(), step('75', '295', '1', '100')], 'price-unit'],
    ['from no quantity', [article5(), step('0', '295')], 'quantity'],
  ])('is refused %s', async (_why, lines, code) => {
    expect(refusedOf(await read5(...lines))).toMatchObject([{ line: lines.length + 1, code }]);
  });
});

describe('a DATANORM discount group (R)', () => {
  it('is a discount of the customer (K) that the file was made for', async () => {
    const expected = [
      {
        kind: 'discount',
        market: 'DE',
        customerGroup: '4711',
        materialGroup: '06',
        percent: '55.00',
        text: 'Schalter',
      },
      { kind: 'discount', market: 'DE', customerGroup: '4711', materialGroup: '07', percent: '15.50' },
    ];
    const four = await read4('K;;4711;;', 'R;;06;1;5500;Schalter;;', 'R;;07;2;845;;;');
    expect(recordsOf(four).slice(1)).toEqual(expected);
    expect(notesOf(four)).toContainEqual(expect.objectContaining({ code: 'customer-file' }));
    const five = await read5('K;4711;;', 'R;06;1;5500;Schalter;', 'R;07;2;845;;');
    expect(recordsOf(five).slice(1)).toEqual(expected);
  });

  it.each<[why: string, line: string, code: string]>([
    ['is a surcharge', 'R;;06;3;500;;;', 'surcharge'],
    ['raises the price', 'R;;06;2;1045;;;', 'discount'],
    ['is more than 100 %', 'R;;06;1;10001;;;', 'discount'],
    ['is no number', 'R;;06;1;viel;;;', 'discount'],
    ['is of an unknown kind', 'R;;06;8;500;;;', 'discount'],
    ['names no group', 'R;;;1;500;;;', 'number'],
  ])('is refused where it %s', async (_why, line, code) => {
    expect(refusedOf(await read4('K;;4711;;', line))).toMatchObject([{ line: 3, code }]);
  });

  it('without an article is refused', async () => {
    expect(refusedOf(await read4('R;;06;1;5500;Schalter;;'))).toMatchObject([{ line: 2, code: 'no-customer' }]);
  });
});
