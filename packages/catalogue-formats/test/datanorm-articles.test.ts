import { describe, expect, it } from 'vitest';
import { notesOf, recordsOf, refusedOf } from './bytes.ts';
import { article4, article5, OF_RHEIN, read4, read5, second4 } from './datanorm-fixture.ts';

const material4 = async (...lines: string[]) =>
  recordsOf(await read4(...lines)).find((record) => record.kind === 'material');
const material5 = async (...lines: string[]) =>
  recordsOf(await read5(...lines)).find((record) => record.kind === 'material');

describe('a DATANORM article', () => {
  it('of version 4 becomes a material of its supplier, which is emitted before it', async () => {
    const lines = [
      article4({ text1: 'Leitung  NYM-J 3x1,5', text2: 'Ring 100 m', per: '2', unit: 'm', main: '01' }),
      second4({ matchcode: 'NYM', other: 'NYM315', ean: '4006381333931', pack: '50', reference: 'R-1' }),
    ];
    expect(recordsOf(await read4(...lines))).toEqual([
      { kind: 'supplier', code: 'RHEIN-ELEKTRO-GMBH', name: 'Rhein Elektro GmbH' },
      {
        kind: 'material',
        supplierCode: 'RHEIN-ELEKTRO-GMBH',
        supplierNumber: '4711',
        names: { de: 'Leitung NYM-J 3x1,5 Ring 100 m' },
        salesUnit: 'MTR',
        status: '10',
        materialGroup: '06',
        markets: ['DE'],
        listPrices: [{ market: 'DE', currency: 'EUR', amount: '123.45', perQuantity: '100' }],
        ean: '4006381333931',
        packageSize: '50',
        keywords: { de: ['NYM'] },
        alternativeNumbers: ['NYM315', 'R-1'],
      },
    ]);
  });

  it('of version 5 has in one line what version 4 has in two', async () => {
    const line = article5({
      unit: 'MTR',
      per: '250',
      matchcode: 'NYM',
      other: 'ALT-1',
      makerNumber: 'H-1',
      type: 'NYM-J',
      ean: '4006381333931',
      pack: '50',
      stock: '1',
      reference: 'R-1',
    });
    expect(await material5(line)).toEqual({
      kind: 'material',
      supplierCode: 'RHEIN-ELEKTRO-GMBH',
      supplierNumber: '4711',
      typeDesignation: 'NYM-J',
      names: { de: 'Leitung NYM-J 3x1,5' },
      salesUnit: 'MTR',
      status: '10',
      isStocked: true,
      materialGroup: '06',
      markets: ['DE'],
      listPrices: [{ market: 'DE', currency: 'EUR', amount: '123.45', perQuantity: '250' }],
      ean: '4006381333931',
      packageSize: '50',
      keywords: { de: ['NYM'] },
      alternativeNumbers: ['ALT-1', 'H-1', 'R-1'],
    });
  });

  it.each([
    ['0', '1'],
    ['1', '10'],
    ['2', '100'],
    ['3', '1000'],
    ['100', '100'],
  ])('of version 4 with the price unit %s is priced per %s', async (per, perQuantity) => {
    expect(await material4(article4({ per }))).toMatchObject({ listPrices: [{ perQuantity }] });
  });

  it('of version 5 priced per 2 or 3, which are codes of version 4, is noted', async () => {
    const events = await read5(article5({ per: '2' }), article5({ number: '2', per: '100' }));
    expect(recordsOf(events)[1]).toMatchObject({ listPrices: [{ perQuantity: '2' }] });
    expect(notesOf(events).find((note) => note.code === 'odd-price-unit')?.text).toMatch(/^Lines: 1, the first is 2/);
  });

  it.each([
    ['Stck', 'PCE', '1'],
    ['St.', 'PCE', '1'],
    ['ST\u00dcCK', 'PCE', '1'],
    ['st?ck', 'PCE', '1'],
    ['lfm', 'MTR', '1'],
    ['KM', 'MTR', '1000'],
    ['Ro', 'ROL', '1'],
    ['VPE', 'PAK', '1'],
    ['Krt', 'BOX', '1'],
    ['Satz', 'SET', '1'],
    ['Paar', 'PAR', '1'],
    ['kg', 'KGM', '1'],
    ['TO', 'KGM', '1000'],
    ['l', 'LTR', '1'],
    ['Bund', 'BDL', '1'],
    ['DZN', 'PCE', '12'],
    ['', 'PCE', '1'],
  ])('sold by %j is sold by %s', async (unit, salesUnit, perQuantity) => {
    expect(await material4(article4({ unit }))).toMatchObject({ salesUnit, listPrices: [{ perQuantity }] });
  });

  it.each([
    ['1', '0.01'],
    ['9999999999', '99999999.99'],
    ['1872,5', '18.725'],
    ['10428,571', '104.2857'],
  ])('with the price %s costs %s, exactly', async (price, amount) => {
    expect(await material4(article4({ price }))).toMatchObject({ listPrices: [{ amount }] });
  });

  it.each([
    ['net', { mark: '2' }, 'net-price'],
    ['on request', { mark: '9' }, 'price-on-request'],
    ['0', { price: '0' }, 'no-price'],
    ['blank', { price: '' }, 'no-price'],
  ])('whose price is %s has no list price, and a note of the file', async (_what, fields, code) => {
    const events = await read4(article4(fields));
    expect(recordsOf(events)[1]).not.toHaveProperty('listPrices');
    expect(recordsOf(events)[1]).toHaveProperty('materialGroup', '06');
    expect(notesOf(events)).toContainEqual(expect.objectContaining({ code, line: 2 }));
  });

  it('with a wrong EAN is imported without it', async () => {
    const events = await read4(article4(), second4({ ean: '4006381333932' }));
    expect(recordsOf(events)[1]).not.toHaveProperty('ean');
    expect(notesOf(events)).toContainEqual(expect.objectContaining({ code: 'wrong-ean', line: 3 }));
  });

  it('does not repeat its second short text, nor its own number as another', async () => {
    const material = await material4(article4({ text1: 'Dose rot', text2: 'rot' }), second4({ other: '4711' }));
    expect(material).toMatchObject({ names: { de: 'Dose rot' } });
    expect(material).not.toHaveProperty('alternativeNumbers');
  });

  it('is found by the names of its product groups if they precede it', async () => {
    const groups = ['S;;01;Schalter;;;', 'S;;01;;12;Sicherungen;', 'S;;02;Kabel;12;Leitungen;'];
    expect(await material4(...groups, article4({ main: '01' }), second4({ group: '12' }))).toMatchObject({
      keywords: { de: ['Schalter', 'Sicherungen'] },
    });
    expect(
      await material5('S;01;;Schalter;', 'S;01;12;Sicherungen;', article5({ main: '01', sub: '12' })),
    ).toMatchObject({ keywords: { de: ['Schalter', 'Sicherungen'] } });
  });

  it('with metal in it is imported without a surcharge, and a note of the file', async () => {
    const events = await read4(article4(), second4({ metalMark: '1', metalBase: '15000', metalWeight: '43' }));
    expect(recordsOf(events)[1]).not.toHaveProperty('duties');
    expect(notesOf(events)).toContainEqual(expect.objectContaining({ code: 'metal-surcharge', line: 3 }));
  });
});

describe('an article that changes', () => {
  it('or is deleted (L) is an amendment with sales status 40', async () => {
    const deleted = { ...OF_RHEIN, supplierNumber: '4711', status: '40' };
    expect(recordsOf(await read4('A;L;4711;;;;;;;;;;;'))[1]).toEqual(deleted);
    expect(recordsOf(await read5('B;L;4711;;20251231;'))[1]).toEqual(deleted);
    expect(recordsOf(await read5('B;L;4711;4712;20260630;'))[1]).toEqual({
      ...deleted,
      status: '33',
      replacedBy: { supplierNumber: '4712' },
    });
  });

  it.each([
    ['version 4, A with X', () => read4('A;X;4711;4712;')],
    ['version 5, B with A', () => read5('B;A;4711;4712;')],
  ])('its number (%s) is renumbered', async (_how, read) => {
    const { market, supplierCode } = OF_RHEIN;
    expect(recordsOf(await read())[1]).toEqual({
      kind: 'material-renumbering',
      supplierCode,
      supplierNumber: '4711',
      newSupplierNumber: '4712',
      market,
    });
  });

  it.each(['A;X;4711;', 'A;X;4711;4711;', article4({ flag: 'X' })])(
    'is refused where its new number is not given: %s',
    async (line) => {
      expect(refusedOf(await read4(line))).toMatchObject([{ line: 2, code: 'number-change' }]);
    },
  );

  it('has pictures, drawings and documents by the names of their files, wherever they stand in the line', async () => {
    const line = 'G;N;4711;1;NYM.JPG;;https://rhein.example/nym.pdf;nym.dxf;no file';
    const media = [
      { kind: 'picture', source: 'NYM.JPG' },
      { kind: 'document', source: 'https://rhein.example/nym.pdf' },
      { kind: 'drawing', source: 'nym.dxf' },
    ];
    expect(recordsOf(await read4(article4(), line))[1]).toMatchObject({ kind: 'material', media });
    expect(recordsOf(await read4(line))[1]).toEqual({ ...OF_RHEIN, supplierNumber: '4711', media });
    expect(recordsOf(await read5('G;4711;NYM.JPG;'))[1]).toMatchObject({ media: [media[0]] });
  });

  it('gets no picture after a refused line', async () => {
    const events = await read4(article4(), article4({ price: 'x' }), 'G;N;4711;a.jpg;');
    expect(refusedOf(events).map(({ line, code }) => [line, code])).toEqual([
      [3, 'price'],
      [4, 'no-article'],
    ]);
  });

  it('amends what its separate second line contains, as far as possible', async () => {
    const events = await read4(second4({ other: 'X', pack: '5', ean: '4006381333931' }), second4({ number: '1' }));
    expect(recordsOf(events).slice(1)).toEqual([
      { ...OF_RHEIN, supplierNumber: '4711', packageSize: '5', addAlternativeNumbers: ['X'] },
    ]);
    expect(notesOf(events).map((note) => note.code)).toEqual(expect.arrayContaining(['ean-apart', 'unused-addition']));
  });

  it('and is repeated counts by its last line', async () => {
    const events = await read4(article4(), article4({ price: '1' }), article4({ price: '1' }));
    const materials = recordsOf(events).filter((record) => record.kind === 'material');
    expect(materials.map((record) => record.listPrices?.[0]?.amount)).toEqual(['123.45', '0.01']);
    expect(notesOf(events).filter((note) => note.code === 'repeated')).toMatchObject([
      { line: 3, text: expect.stringContaining('line 2') },
      { line: 4, text: expect.stringContaining('Same as line 3') },
    ]);
  });
});

describe('a line is refused, and the next one read,', () => {
  it.each<[why: string, line: string, code: string]>([
    ['with too few fields', 'A;N;4711;00;Leitung', 'too-few-fields'],
    ['without a number', article4({ number: '' }), 'number'],
    ['with a number of 41 characters', article4({ number: 'x'.repeat(41) }), 'number'],
    ['without a name', article4({ text1: ' ' }), 'name'],
    ['in a unit that is not sold', article4({ unit: 'm2' }), 'unit'],
    ['with a price in letters', article4({ price: 'gratis' }), 'price'],
    ['with a negative price', article4({ price: '-100' }), 'price'],
    ['with an unknown price mark', article4({ mark: '7' }), 'price-mark'],
    ['with an unknown price unit', article4({ per: '4' }), 'price-unit'],
    ['with an unknown flag', article4({ flag: 'Q' }), 'flag'],
    ['that renumbers (X)', article4({ flag: 'X' }), 'number-change'],
    ['of an unknown kind', 'Q;1;2', 'record-type'],
    ['that is another head', 'V 150126Rhein', 'record-type'],
    ['with a NUL in it', article4({ text1: 'Lei\u0000tung' }), 'control-character'],
    ['longer than 8,192 bytes', article4({ text1: 'x'.repeat(8192) }), 'line-too-long'],
    ['that says nothing of a group', 'S;;;;;;', 'group'],
    ['that is a text without a number', 'T;N;;;1;;Text;', 'text-number'],
    ['that is a day which is none', 'C;;TERMIN-1;31022026;', 'date'],
  ])('%s', async (_why, line, code) => {
    const events = await read4(line, article4({ number: '99' }));
    expect(refusedOf(events)).toMatchObject([{ line: 2, code }]);
    expect(recordsOf(events).at(-1)).toHaveProperty('supplierNumber', '99');
  });

  it('and lines that add to a refused article are refused too', async () => {
    const price = 'P;A;4711;1;100;;;;;;;';
    const events = await read4(article4(), article4({ price: 'x' }), second4({ pack: '5' }), price);
    expect(refusedOf(events).map((refused) => [refused.line, refused.code])).toEqual([
      [3, 'price'],
      [4, 'no-article'],
      [5, 'no-article'],
    ]);
  });

  it('with a reason that shows no more than a few harmless characters of it', async () => {
    const [refused] = refusedOf(await read4(article4({ price: 'a\u00ad<b>'.padEnd(300, 'x') })));
    expect(refused?.reason.length).toBeLessThan(120);
    expect(refused?.reason).not.toContain('\u00ad');
  });
});
