import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { detectFormat, type ReadEvent, readerOf, readers } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { realData, requires } from '../../../tests/support/requires.ts';
import { inPieces, notesOf, readAll, recordsOf, refusedOf } from './bytes.ts';

const FOLDER = realData('datanorm');
const skipped = requires('data/datanorm');
const FILES = skipped === '' ? readdirSync(FOLDER).filter((name) => /\.(001|WRG)$/.test(name)) : [];

const load = (name: string): Uint8Array => new Uint8Array(readFileSync(resolve(FOLDER, name)));
const read = (name: string): Promise<ReadEvent[]> => readAll(readerOf('datanorm'), inPieces(load(name)));
const materialsIn = (events: readonly ReadEvent[]) =>
  recordsOf(events).flatMap((record) => (record.kind === 'material' ? [record] : []));
const noteText = (events: readonly ReadEvent[], code: string): string | undefined =>
  notesOf(events).find((note) => note.code === code)?.text;
const euros = (amount: string) => ({ market: 'DE', currency: 'EUR', amount, perQuantity: '1' });

describe.skipIf(skipped !== '')(`a real DATANORM file${skipped}`, () => {
  it('of any kind is recognized by its content, by no other reader, and read without a refusal', async () => {
    expect(FILES).toHaveLength(9);
    for (const name of FILES) {
      const head = load(name).subarray(0, 1024);
      expect(readers.filter((reader) => reader.recognises(head)).map((reader) => reader.format)).toEqual(['datanorm']);
      expect(detectFormat(head)).toBe('datanorm');
      expect(refusedOf(await read(name))).toEqual([]);
    }
  });

  it('gives a material for each of its article lines', async () => {
    for (const name of FILES) {
      const articles = new TextDecoder('latin1').decode(load(name)).match(/^A;/gm) ?? [];
      expect(materialsIn(await read(name))).toHaveLength(articles.length);
    }
  });

  it('of version 4 in CP850 has its article whole', async () => {
    expect(recordsOf(await read('datanorm_test.001'))).toEqual([
      { kind: 'supplier', code: 'FIRMENNAME', name: 'Firmenname' },
      {
        kind: 'material',
        supplierCode: 'FIRMENNAME',
        supplierNumber: '899977',
        names: { de: 'HAGER Leitungsschutzschalter AC C 16A 3p MCS316 415V 3TE 50Hz Zusatzeinr.mögl' },
        salesUnit: 'PCE',
        status: '10',
        materialGroup: 'HB86',
        markets: ['DE'],
        listPrices: [euros('100.00')],
        ean: '3250614315336',
        packageSize: '1',
        keywords: { de: ['MCS316'] },
        alternativeNumbers: ['MCS316'],
      },
    ]);
    expect(materialsIn(await read('datanorm_2_test.001'))).toMatchObject([
      {
        supplierNumber: '996634',
        names: { de: 'Hager MCS316 LS-Schalter 3P 6kA C-16A 3M QC' },
        ean: '3250614315336',
        materialGroup: '2836',
        listPrices: [euros('100.00')],
        keywords: { de: ['HAG MCS316'] },
      },
    ]);
  });

  it('with the texts behind their articles has them joined', async () => {
    const events = await read('v4_with_texts.001');
    const [first, second] = materialsIn(events);
    expect(recordsOf(events)).toHaveLength(3);
    expect(recordsOf(events)[0]).toMatchObject({ name: 'EXAMPLE EXAMPLETEC GMBH' });
    expect(first).toMatchObject({
      supplierNumber: '100033152',
      names: { de: 'DIS-AM 20 BUS Infrarot-Bewegungsmelder' },
      materialGroup: '06',
      listPrices: [euros('280.00')],
    });
    expect(second).toMatchObject({ supplierNumber: '100033162', listPrices: [euros('285.00')] });
    const rows = (first?.descriptions?.de ?? '').split('\n');
    expect(rows).toHaveLength(27);
    expect(rows.slice(0, 3)).toEqual([
      'Der DIS-AM 20/60 Infrarot-Melder kann',
      'zur Raum- oder Objektsicherung in',
      'geschlossenen Räumen verwendet werden.',
    ]);
    expect(rows).toEqual(
      expect.arrayContaining(['Temperatur (z. B.', 'ausgewertet. Langsame Änderungen der', 'Länge geeignet.']),
    );
    expect(rows.slice(-4)).toEqual([
      '',
      'Der Raummelder (DIS-AM 20 BUS) ist zum',
      'Anschluss an Einbruchmelderzentralen in',
      'BUS-1-Technik vorgesehen.',
    ]);
    expect(second?.descriptions?.de).toMatch(/\nDer Streckenmelder \(DIS-AM 60 BUS\) ist\nzum Anschluss an\nEinbruch/);
  });

  it('without a reference from its article is reported, and keeps the article', async () => {
    const events = await read('v4_with_missing_text_references.001');
    expect(recordsOf(events)).toEqual([
      { kind: 'supplier', code: 'EXAMPLES-GMBH', name: 'examples GmbH' },
      {
        kind: 'material',
        supplierCode: 'EXAMPLES-GMBH',
        supplierNumber: 'Z-0159',
        names: { de: 'Aufbewahrungspult ABP' },
        salesUnit: 'PCE',
        status: '10',
        markets: ['DE'],
        packageSize: '1',
      },
    ]);
    expect(noteText(events, 'unused-text')).toMatch(/^Lines: 1, the first is 2/);
    expect(noteText(events, 'net-price')).toMatch(/^Lines: 1, the first is 5/);
    expect(noteText(events, 'encoding')).toContain('UTF-8: 1');
  });

  it('joins texts that precede their articles, and reports the article without one', async () => {
    const events = await read('v5_first_texts_then_products.001');
    const materials = materialsIn(events);
    expect(
      materials.map((material) => [material.supplierNumber, material.names.de, material.listPrices?.[0]?.amount]),
    ).toEqual([
      ['020-568-Z', 'Basisplatine für NF300 bis NF5000 (nicht CPD-Version)', '1081.10'],
      ['WM2348E', 'Montagesockelzusatz für RTS151KEY', '35.60'],
      ['WPW', 'aP-Sockel IP 65 reinweiß für adressierbare Alarmgeber Serie NFXI', '27.50'],
      ['WRR', 'aP-Sockel IP 65 rot für adressierbare Alarmgeber Serie NFXI', '27.50'],
    ]);
    const sockets = [
      '',
      'für adressierbare Alarmgeber Serie NFXI',
      'Ermöglicht eine aP-Verdrahtung in IP 65.',
      'Technische Daten:',
    ];
    expect(materials.map((material) => material.descriptions?.de)).toEqual([
      undefined,
      'Montagesockelzusatz\nfür RTS151KEY',
      `aP-Sockel IP 65 reinweiß${sockets.join('\n')}\nFarbe reinweiß, ähnlich RAL9010`,
      `aP-Sockel IP 65 rot${sockets.join('\n').replace('Ermö', 'Erm?')}\nFarbe rot`,
    ]);
    expect(noteText(events, 'missing-text')).toMatch(/^Lines: 1, the first is 14/);
    expect(noteText(events, 'lost-characters')).toMatch(/^Lines: 1, the first is 11/);
  });

  it('with 12,068 text lines assigns them to its five articles, row by row, and reports the rest', async () => {
    const lines = new TextDecoder('latin1').decode(load('v5_texts_and_products.001')).split('\r\n');
    const texts = new Map<string, string[]>();
    for (const [kind, , key = '', , , row = ''] of lines.map((line) => line.split(';'))) {
      if (kind !== 'T') continue;
      const plain = row.replaceAll('\u0007', '•').replaceAll(/\s+/g, ' ').trim();
      texts.set(key, [...(texts.get(key) ?? []), plain]);
    }
    const events = await read('v5_texts_and_products.001');
    const materials = materialsIn(events);
    const expected = ['170139', '171033', '210012', '210090', '210092'];
    expect(materials.map((material) => material.supplierNumber)).toEqual(expected);
    expect(materials.map((material) => material.descriptions?.de)).toEqual(
      expected.map((number) => texts.get(`T${number}`)?.join('\n')),
    );
    expect(materials.map((material) => material.listPrices?.[0]?.amount)).toEqual([
      '124.00',
      undefined,
      undefined,
      '650.00',
      '793.00',
    ]);
    expect(materials[1]?.descriptions?.de).toContain('\n• FSO 3000 Standard / Premium\n');
    expect(materials[1]?.keywords).toEqual({ de: ['LSN-PR?FGER?T F'] });
    expect(noteText(events, 'unused-text')).toContain(`Lines: ${texts.size - 5}`);
    expect(noteText(events, 'net-price')).toMatch(/^Lines: 2, the first is 12071/);
    expect(noteText(events, 'line-count')).toContain('12479 lines according to its last line, but has 12076');
    expect(noteText(events, 'line-kinds')).toBe('Lines by type: A 5, E 1, T 12068, V 1, blank 1.');
  });

  it('of prices gives the gross ones, each to its article', async () => {
    const pricesOf = async (name: string) =>
      recordsOf(await read(name)).flatMap((record) =>
        record.kind === 'material-amendment' ? [[record.supplierNumber, record.listPrices?.[0]?.amount]] : [],
      );
    expect(await pricesOf('datpreis_test.001')).toEqual([
      ['899976', '110.00'],
      ['899977', '100.00'],
      ['899978', '80.00'],
      ['996633', '100.00'],
      ['996634', '100.00'],
      ['996635', '100.00'],
    ]);
    expect(noteText(await read('datpreis_test.001'), 'net-price')).toMatch(/^Lines: 6, the first is 2/);
    const events = await read('v4_datpreis.001');
    expect(await pricesOf('v4_datpreis.001')).toEqual([
      ['RG6040640U1', '857.00'],
      ['RG6050840U1', '1073.00'],
      ['RG6060950U1', '1612.00'],
    ]);
    expect(recordsOf(events)[1]).toEqual({
      kind: 'material-amendment',
      supplierNumber: 'RG6040640U1',
      supplierCode: 'XXXXXXX-KG-XXXXXX',
      market: 'DE',
      listPrices: [{ ...euros('857.00'), validFrom: '2025-08-01' }],
      keepsPerQuantity: true,
    });
    expect(noteText(events, 'customer-file')).toContain('"018988"');
    expect(noteText(events, 'line-discount')).toMatch(/^Lines: 3/);
  });

  it('of product groups reports that names apply to articles of the same file', async () => {
    const events = await read('datanorm_test.WRG');
    expect(recordsOf(events)).toEqual([{ kind: 'supplier', code: 'FIRMENNAME', name: 'Firmenname' }]);
    expect(noteText(events, 'group-names')).toMatch(/^Lines: 4, the first is 2/);
    expect(noteText(events, 'encoding')).toContain('Windows-1252/ISO-8859-1: 1');
  });
});
