import { type CatalogueRecord, detectFormat, NotThisFormat, readerOf } from '@grossist/catalogue-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPieces, latin1, notesOf, readAll, recordsOf, refusedOf, utf8 } from './bytes.ts';

const etim = readerOf('etim');

const read = (...lines: string[]) => readAll(etim, inPieces(utf8(lines.join('\n'))));
const recordsFrom = async (...lines: string[]): Promise<CatalogueRecord[]> => recordsOf(await read(...lines));

describe('a table of the ETIM model is recognized by its header:', () => {
  it.each([
    ['ARTCLASSID\tARTGROUPID\tARTCLASSDESC\tARTCLASSVERSION', 'etim'],
    ['FEATUREID;FEATUREDESC', 'etim'],
    ['\ufeffValueID,ValueDesc', 'etim'],
    ['"ARTCLASSID";"VALUEID"', 'etim'],
    ['ARTCLASSFEATURENR;ARTCLASSID;FEATUREID;FEATURETYPE;UNITOFMEASID;SORTNR', 'etim'],
    ['Code\tARTGROUPID\tEN_Description\tARTCLASSVERSION\tSynonyms_EN', 'etim'],
    ['ARTCLASSID;DE_Description;NL_Description', 'etim'],
    ['FEATUREID;FEATUREGROUPID', undefined],
    ['ARTCLASSFEATURENR;VALUEID', 'etim'],
    ['ARTCLASSFEATURENR;SORTNR', undefined],
    ['ARTCLASSID', undefined],
  ])('%j', (header, format) => {
    expect(detectFormat(utf8(`${header}\n`))).toBe(format);
  });

  it('any other first line is refused as a whole, and so is an empty file', async () => {
    await expect(read('a\tb', 'EC000001\tx')).rejects.toThrow(NotThisFormat);
    await expect(read('')).rejects.toThrow(NotThisFormat);
    await expect(read('\ufeff\n\n')).rejects.toThrow(NotThisFormat);
  });
});

describe('names of classes, features and values', () => {
  it('are in the languages that the columns say, those of the shop alone', async () => {
    const events = await read(
      'FEATUREID;EN_Description;Description_DE;NO_Description;FR_Description',
      'EF000007;Colour;Farbe;Farge;Couleur',
      'EF000008;;Breite;;Largeur',
    );
    expect(recordsOf(events)).toEqual([
      { kind: 'etim-feature', code: 'EF000007', names: { en: 'Colour', de: 'Farbe', nb: 'Farge' } },
      { kind: 'etim-feature', code: 'EF000008', names: { de: 'Breite' } },
    ]);
    expect(notesOf(events).map(({ code }) => code)).toEqual(['foreign-language', 'encoding']);
  });

  it('are in the language that the row says, else English, which is noted', async () => {
    expect(await recordsFrom('VALUEID;LANGUAGE;VALUEDESC', 'EV000202;de-DE;Weiß', 'EV000202;en;White')).toEqual([
      { kind: 'etim-value', code: 'EV000202', names: { de: 'Weiß' } },
      { kind: 'etim-value', code: 'EV000202', names: { en: 'White' } },
    ]);
    expect(notesOf(await read('VALUEID;VALUEDESC', 'EV000202;White'))).toMatchObject([
      { code: 'language-assumed' },
      { code: 'encoding' },
    ]);
  });

  it('keep their umlauts and quotes, in any encoding and with any line ends', async () => {
    const lines = ['ARTCLASSID;ARTCLASSDESC_DE', 'EC000001;"Schütz ""groß"""', 'EC000002;19" Rack'].join('\r\n');
    const expected = [
      { kind: 'etim-class-name', code: 'EC000001', names: { de: 'Schütz "groß"' } },
      { kind: 'etim-class-name', code: 'EC000002', names: { de: '19" Rack' } },
    ];
    const utf16 = Uint8Array.from([0xff, 0xfe, ...[...lines].flatMap((char) => [char.charCodeAt(0), 0])]);
    for (const bytes of [utf8(`\ufeff${lines}`), latin1(lines), utf16]) {
      expect(recordsOf(await readAll(etim, inPieces(bytes)))).toEqual(expected);
    }
  });

  it('that a spreadsheet took for dates are refused, ratios that it took for times are restored and noted', async () => {
    const events = await read(
      'VALUEID\tVALUEDESC_EN\tVALUEDESC_DE',
      'EV000017\t45781\t',
      'EV000018\t45781\tgut',
      'EV002052\t16:09:00\t',
      'EV000019\t10000\t',
      'EV000020\t·_x005F_x0003_s\t',
      'EV000021\tbad _x0007_\t',
    );
    expect(recordsOf(events)).toEqual([
      { kind: 'etim-value', code: 'EV000018', names: { de: 'gut' } },
      { kind: 'etim-value', code: 'EV002052', names: { en: '16:9' } },
      { kind: 'etim-value', code: 'EV000019', names: { en: '10000' } },
      { kind: 'etim-value', code: 'EV000020', names: { en: 'ηs' } },
    ]);
    expect(refusedOf(events).map(({ line, code, field }) => [line, code, field])).toEqual([
      [2, 'damaged', 'VALUEDESC_EN'],
      [3, 'damaged', 'VALUEDESC_EN'],
      [7, 'damaged', 'VALUEDESC_EN'],
    ]);
    expect(notesOf(events).filter(({ code }) => code === 'restored')).toMatchObject([{ line: 4 }, { line: 6 }]);
  });
});

describe('a line that does not belong is refused alone, with its number:', () => {
  it.each([
    ['EF000001;Colour', 'code'],
    ['EV00001;Colour', 'code'],
    ['EV000001', 'columns'],
    ['EV000001;a;b', 'columns'],
    ['EV000001;', 'name'],
    ['EV000001;a\u0000b', 'control-character'],
    [`EV000001;${'x'.repeat(70_000)}`, 'line-too-long'],
    ['EV000001;"never closed', 'quotes'],
  ])('%.40j', async (line, code) => {
    const events = await read('VALUEID;VALUEDESC', 'EV000001;one', line, 'EV000002;two');
    expect(refusedOf(events)).toMatchObject([{ line: 3, code }]);
    expect(recordsOf(events)).toHaveLength(2);
  });
});

describe('maps', () => {
  it('of values by class alone give the values of the class as a whole, one record for rows that follow', async () => {
    const rows = ['EC000001\tEV000001', 'EC000001\tEV000002', 'EC000002\tEV000001', 'EC000001\tEV000003'];
    expect(await recordsFrom('ARTCLASSID\tVALUEID', ...rows)).toEqual([
      { kind: 'etim-class-feature', classCode: 'EC000001', valueCodes: ['EV000001', 'EV000002'] },
      { kind: 'etim-class-feature', classCode: 'EC000002', valueCodes: ['EV000001'] },
      { kind: 'etim-class-feature', classCode: 'EC000001', valueCodes: ['EV000003'] },
    ]);
  });

  it('of features return the release’s codes, which another map uses for values', async () => {
    const features = 'ARTCLASSFEATURENR;ARTCLASSID;FEATUREID;FEATURETYPE;UNITOFMEASID;SORTNR';
    expect(await recordsFrom(features, '17;EC000001;EF000007;A;;1')).toMatchObject([
      { kind: 'etim-class-feature', featureCode: 'EF000007', number: '17' },
    ]);
    const values = 'ARTCLASSFEATUREVALUENR;ARTCLASSFEATURENR;VALUEID;SORTNR';
    const events = await read(values, '1;17;EV000202;1', '2;17;EV000203;2', '3;18;EV000202;1', '4;x;EV000202;1');
    expect(recordsOf(events)).toEqual([
      { kind: 'etim-numbered-values', number: '17', valueCodes: ['EV000202', 'EV000203'] },
      { kind: 'etim-numbered-values', number: '18', valueCodes: ['EV000202'] },
    ]);
    expect(refusedOf(events)).toMatchObject([{ line: 5, code: 'order', field: 'ARTCLASSFEATURENR' }]);
  });

  it('of units give the sign of each code', async () => {
    const rows = ['EU570448;Millimetre;mm', 'EU571097;No unit;', 'EC000001;Class;x'];
    const events = await read('UNITOFMEASID;UNITDESC;UNITABBREV', ...rows);
    expect(recordsOf(events)).toEqual([{ kind: 'etim-unit', code: 'EU570448', sign: 'mm' }]);
    expect(refusedOf(events)).toMatchObject([{ line: 4, code: 'code' }]);
  });

  it('of features give their type, unit and order', async () => {
    const header = 'ARTCLASSID;FEATUREID;FEATURETYPE;UNITABBREV;SORTNR;VALUEID';
    expect(await recordsFrom(header, 'EC000001;EF000008;N;mm;2;', 'EC000001;EF000007;A;;1;EV000202')).toEqual([
      {
        kind: 'etim-class-feature',
        classCode: 'EC000001',
        featureCode: 'EF000008',
        type: 'N',
        unit: 'mm',
        sortOrder: 2,
      },
      {
        kind: 'etim-class-feature',
        classCode: 'EC000001',
        featureCode: 'EF000007',
        type: 'A',
        sortOrder: 1,
        valueCodes: ['EV000202'],
      },
    ]);
    const byCode = 'ARTCLASSID;FEATUREID;FEATURETYPE;UNITOFMEASID;SORTNR';
    expect(await recordsFrom(byCode, 'EC000001;EF000008;N;EU570448;2')).toEqual([
      {
        kind: 'etim-class-feature',
        classCode: 'EC000001',
        featureCode: 'EF000008',
        type: 'N',
        unitCode: 'EU570448',
        sortOrder: 2,
      },
    ]);
    const events = await read(header, 'EC000001;EF000008;X;mm;2;', 'EC000001;EF000008;N;mm;two;');
    expect(refusedOf(events).map(({ code }) => code)).toEqual(['type', 'order']);
  });
});

it('synonyms are parted by commas, but not within brackets, and one in a row is taken too', async () => {
  expect(await recordsFrom('Code\tSynonyms_EN', 'EC000001\t"Fan (AC, low voltage), 10"" fan, Fan"')).toEqual([
    {
      kind: 'etim-synonyms',
      classCode: 'EC000001',
      language: 'en',
      words: ['Fan (AC, low voltage)', '10" fan', 'Fan'],
    },
  ]);
  expect(await recordsFrom('ARTCLASSID;LANG;CLASSSYNONYM', 'EC000001;nl;Kabel')).toEqual([
    { kind: 'etim-synonyms', classCode: 'EC000001', language: 'nl', words: ['Kabel'] },
  ]);
});

const cell = fc.oneof(
  fc.constantFrom('EV000001', 'EC000001', 'EF000001', '45781', '16:09:00', '"', '"a;b"', '""', '', 'é', 'A'),
  fc.string({ maxLength: 6 }),
);
const file = fc
  .tuple(
    fc.constantFrom(
      'VALUEID;VALUEDESC',
      'ARTCLASSID;VALUEID',
      'ARTCLASSID;SYNONYMS',
      'ARTCLASSID;FEATUREID;FEATURETYPE',
    ),
    fc.array(
      fc.array(cell, { maxLength: 4 }).map((cells) => cells.join(';')),
      { maxLength: 12 },
    ),
  )
  .map(([header, lines]) => utf8([header, ...lines].join('\n')));

it('reads any rows to the end, with the encodings, and equally for any pieces', async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.array(fc.nat(200), { maxLength: 20 }), async (bytes, cuts) => {
      const events = await readAll(etim, inPieces(bytes));
      expect(events.at(-1)).toMatchObject({ type: 'note', code: 'encoding' });
      expect(await readAll(etim, inPieces(bytes, cuts))).toEqual(events);
    }),
  );
});
