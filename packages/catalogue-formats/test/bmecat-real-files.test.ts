import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { detectFormat } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { realData, requires } from '../../../tests/support/requires.ts';
import { bmecat, materialsOf } from './bmecat-fixture.ts';
import { inPieces, notesOf, readAll, recordsOf, refusedOf } from './bytes.ts';

const FOLDER = realData('bmecat');
const skipped = requires('data/bmecat');

const load = (number: string): Uint8Array => new Uint8Array(readFileSync(resolve(FOLDER, `WEI_BMECat_${number}.xml`)));
const readFile = (number: string) => readAll(bmecat, inPieces(load(number)));

interface Expected {
  number: string;
  ean: string;
  type: string;
  de: string;
  en: string;
  features: number;
  withoutValue: number;
  accessories: number;
  /** Weight, depth, height and width as the file has them. */
  measures: readonly [string, string, string, string];
  keywords: readonly [de: number, en: number];
}

const FILES: readonly Expected[] = [
  {
    number: '1010000000',
    ean: '4008190143640',
    type: 'WPE 2.5',
    de: 'Schutzleiter-Reihenklemme',
    en: 'PE terminal',
    features: 2561,
    withoutValue: 0,
    accessories: 11,
    measures: ['0.01622', '46.5', '60', '5.1'],
    keywords: [2, 1],
  },
  {
    number: '1303890000',
    ean: '4050118102697',
    type: 'SCS 24VDC P1SIL3DS',
    de: 'Sicherheitsrelais',
    en: 'Safety relay',
    features: 672,
    withoutValue: 19,
    accessories: 7,
    measures: ['0.177', '114.109', '117.262', '22.5'],
    keywords: [3, 2],
  },
  {
    number: '1334880000',
    ean: '4050118138320',
    type: 'UR20-FBC-PN-IRT',
    de: 'I/O-Feldbus-Koppler',
    en: 'I/O field bus coupler',
    features: 1381,
    withoutValue: 41,
    accessories: 7,
    measures: ['0.318', '77.45', '127.885', '59'],
    keywords: [1, 0],
  },
  {
    number: '1351590000',
    ean: '4050118158540',
    type: 'VPU I 1 LCF 280V/25KA',
    de: 'Überspannungsableiter (Energietechnik/Stromversorgung)',
    en: 'Surge voltage arrester (power suply systems)',
    features: 347,
    withoutValue: 27,
    accessories: 2,
    measures: ['0.363', '75.9', '98.5', '35.6'],
    keywords: [12, 4],
  },
  {
    number: '1609801044',
    ean: '4008190397111',
    type: 'DEK 5/5 MC NE WS',
    de: 'Klemmenmarkierung',
    en: 'Terminal marking',
    features: 52,
    withoutValue: 1,
    accessories: 0,
    measures: ['0.00013', '2.373', '5.2', '4.9'],
    keywords: [4, 1],
  },
  {
    number: '7760056069',
    ean: '4032248855865',
    type: 'DRM270024LT',
    de: 'Relais',
    en: 'Relay',
    features: 171,
    withoutValue: 0,
    accessories: 14,
    measures: ['0.0359', '42.2', '27.41', '21.01'],
    keywords: [4, 4],
  },
  {
    number: '8965490000',
    ean: '4032248785100',
    type: 'ACT20X-HUI-SAO-S',
    de: 'Signaltrennverstärker',
    en: 'Signal converter/insulator',
    features: 986,
    withoutValue: 53,
    accessories: 4,
    measures: ['0.202', '114.109', '117.262', '22.5'],
    keywords: [1, 1],
  },
];

const shop =
  'http://catalog.weidmueller.com/cgi-bin/cm_syb.exe?Startup=externalAccess&UserID=webuser&Password=webuser&UserLang=en&CatalogStyle=pure&Caller=web&ObjectID=';

describe.skipIf(skipped !== '')(`a real BMEcat file${skipped}`, () => {
  it.each(FILES)('of $number is read whole', async (expected) => {
    const events = await readFile(expected.number);
    expect(refusedOf(events)).toEqual([]);
    expect(recordsOf(events)[0]).toEqual({ kind: 'supplier', code: 'WEIDMUELLER-GROUP', name: 'Weidmueller Group' });
    const [material, ...others] = materialsOf(events);
    expect(others).toEqual([]);
    expect(material).toMatchObject({
      supplierCode: 'WEIDMUELLER-GROUP',
      supplierNumber: expected.number,
      ean: expected.ean,
      typeDesignation: expected.type,
      names: { de: expected.de, en: expected.en },
      salesUnit: 'PCE',
      status: '10',
      markets: ['DE'],
    });
    expect(material?.accessories ?? []).toHaveLength(expected.accessories);
    const { de = [], en = [] } = material?.keywords ?? {};
    expect([de.length, en.length]).toEqual(expected.keywords);
    expect(material?.media).toEqual([
      { kind: 'link', documentType: 'data-sheet', source: `${shop}${expected.number}`, titles: { de: 'Deeplink' } },
    ]);
  });

  it.each(FILES)(
    'of $number has all its $features features counted, its measures in the description',
    async (expected) => {
      const events = await readFile(expected.number);
      const [material] = materialsOf(events);
      expect(material?.classCode).toBeUndefined();
      expect(material?.features).toBeUndefined();
      const [weight, depth, height, width] = expected.measures;
      expect(material?.descriptions?.de?.split('\n\n')[1]?.split('\n')).toEqual([
        `Nettogewicht: ${weight}`,
        'Einbauform: Aufbau',
        'Typ des Hüllkörpers: Hüllkörper Quader',
        `Tiefe: ${depth}`,
        `Höhe: ${height}`,
        `Breite: ${width}`,
      ]);
      const left = expected.features - expected.withoutValue - 6;
      expect(notesOf(events).find(({ code }) => code === 'features')?.text).toBe(
        `Features of "ECLASS-9.0": ${expected.features}, 6 added to descriptions, ${expected.withoutValue} without a value, ${left} skipped.`,
      );
    },
  );

  it.each([
    ['1010000000', 'double-escaped', 34],
    ['1303890000', 'empty-value', 4008],
    ['1303890000', 'unknown-value', 1222],
    ['1351590000', 'long-keyword', 40],
    ['7760056069', 'double-escaped', 34],
    ['8965490000', 'namespace', 7],
    ['1609801044', 'price-without-amount', 563],
    ['1609801044', 'no-price', 29],
  ])('of %s is read though it is faulty (%s), and the line is noted', async (number, code, line) => {
    expect(notesOf(await readFile(number)).find((note) => note.code === code)).toMatchObject({ line });
  });

  it('has characters that were escaped twice as people read them', async () => {
    const [terminal] = materialsOf(await readFile('1010000000'));
    expect(terminal?.descriptions?.en).toBe('PE terminal, Screw connection, 2.5 mm², 300 A (2.5 mm²), green / yellow');
    const [relay] = materialsOf(await readFile('7760056069'));
    expect(relay?.descriptions?.en).toContain('AgNi 0,15 µm Au');
  });

  it('gives the same cut into small pieces, and is recognized by its content', async () => {
    for (const { number } of FILES.filter(({ features }) => features < 400)) {
      const bytes = load(number);
      const cuts = Array.from({ length: Math.floor(bytes.length / 997) }, (_, at) => at * 997);
      expect(await readAll(bmecat, inPieces(bytes, cuts))).toEqual(await readFile(number));
      expect(detectFormat(bytes.subarray(0, 1024))).toBe('bmecat');
    }
  });
});
