import { buffer } from 'node:stream/consumers';
import { decimalSignOf, LOCALES, type Locale, languageOf, quantityOf, quantityOfThousandths } from '@grossist/domain';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readListFile } from '../../src/areas/cart/order-lines-file/read-lines-file.ts';
import { pack } from '../../src/areas/cart/order-lines-file/zip-archive.ts';
import { type FileLine, listCsv, listSheet } from '../../src/areas/lists/files/list-table.ts';
import { makeXlsx } from '../../src/sheet-maker/make-xlsx.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));
/** Notes that a spreadsheet could take for formulas or numbers, or that could break a table. */
const someNote = fc.oneof(
  fc.constantFrom(
    '-5°C',
    '=1+1',
    '+Stue',
    '@home',
    "'quoted",
    "'=1",
    '1.234',
    'Antal',
    '"',
    'a;b,c',
    'constructor',
    '',
  ),
  fc.constantFrom('first line\nsecond line', '1;2;3', 'æøå ß €', '＝1+1', 'sep=;'),
  fc.stringMatching(/^[A-Za-zæøå0-9 ;,."'=+-]{0,30}$/).map((text) => text.replaceAll(/ +/g, ' ').trim()),
);
const someLine: fc.Arbitrary<FileLine> = fc
  .record({
    isElectrical: fc.boolean(),
    number: digits(10),
    sapNumber: digits(7),
    ean: fc.stringMatching(/^0?[1-9][0-9]{11,12}$/),
    name: someNote,
    note: someNote,
    thousandths: fc.option(fc.integer({ min: 1, max: 99_999_999 }), { nil: undefined }),
    unit: fc.constantFrom('PCE', 'MTR', 'ROL', 'PAK'),
  })
  .map(({ isElectrical, number, thousandths, ...line }) => ({
    ...line,
    elNumber: isElectrical ? number : '',
    hwsNumber: isElectrical ? '' : number,
    type: 'NOIKLX 3G1,5',
    supplier: 'NKT',
    quantity: thousandths === undefined ? undefined : quantityOfThousandths(thousandths),
  }));

const csvOf = (lines: readonly FileLine[], locale: Locale): Promise<Buffer> => buffer(listCsv(lines, locale));
const xlsxOf = (lines: readonly FileLine[], locale: Locale): Promise<Buffer> =>
  makeXlsx(listSheet(lines, 'Van', languageOf(locale)));

const read = async (name: string, file: Buffer, locale: Locale) => {
  const found = await readListFile(name, file, { mostRows: 5000, decimalSign: decimalSignOf(locale) });
  expect([found.errors, found.quantityColumns, found.beyondLimit]).toEqual([[], [], 0]);
  return found.rows;
};

/** What a file must give back of a line. */
const fieldsOf = ({ elNumber, hwsNumber, sapNumber, ean, quantity, note }: FileLine) => ({
  numbers: [elNumber, hwsNumber, sapNumber, ean].filter((number) => number !== ''),
  quantity,
  note,
});

describe('lines of a list are read back unchanged', () => {
  test.each(['csv', 'xlsx'] as const)('from %s, three times over, in every language', async (format) => {
    const write = format === 'csv' ? csvOf : xlsxOf;
    await fc.assert(
      fc.asyncProperty(
        fc.array(someLine, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...LOCALES),
        async (lines, locale) => {
          let current = lines;
          for (let round = 0; round < 3; round += 1) {
            const rows = await read(`list.${format}`, await write(current, locale), locale);
            const back = rows.map(({ numbers, quantity, note }) => ({ numbers, quantity, note }));
            expect(back).toEqual(lines.map(fieldsOf));
            current = current.map((line, index) => ({ ...line, note: rows[index]?.note ?? '' }));
          }
        },
      ),
      { numRuns: format === 'csv' ? 100 : 30 },
    );
  });
});

const LINE: FileLine = {
  elNumber: '0012345678',
  hwsNumber: '',
  sapNumber: '1000123',
  ean: '0501101531000',
  name: '=cmd|calc',
  type: '-5',
  supplier: 'Søn & Co',
  quantity: quantityOf('0.75'),
  unit: 'PCE',
  note: '-42',
};

test.each(LOCALES)(
  'CSV in %s has a BOM, semicolons, CRLF, the language’s decimals and no sep= line',
  async (locale) => {
    const text = (await csvOf([LINE], locale)).toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text.slice(1)).not.toMatch(/^sep=/);
    expect(text.match(/(?<!\r)\n/)).toBeNull();
    const [head, row] = parse(text, { bom: true, delimiter: ';' });
    expect([head?.length, row?.length]).toEqual([10, 10]);
    expect(row?.[7]).toBe(locale === 'en-US' ? '0.75' : '0,75');
  },
);

test('numbers of materials keep all their digits, and formulas are guarded', async () => {
  const text = (await csvOf([LINE], 'da-DK')).toString('utf8');
  expect(text).toContain('"0012345678";;"1000123";"0501101531000"');
  const [, row] = parse(text, { bom: true, delimiter: ';' });
  expect([row?.[4], row?.[5], row?.[9]]).toEqual(["'=cmd|calc", "'-5", "'-42"]);
});

test('an empty list is a file with its header', async () => {
  const text = (await csvOf([], 'da-DK')).toString('utf8');
  expect(parse(text, { bom: true, delimiter: ';' })).toHaveLength(1);
  await expect(read('list.xlsx', await xlsxOf([], 'da-DK'), 'da-DK')).resolves.toEqual([]);
});

test('a copy that Excel saved as “CSV UTF-8” is read alike, though it shortened what looks like numbers', async () => {
  const saved = [
    '\uFEFFEL-nummer;VVS-nummer;SAP-nummer;EAN;Navn;Type;Leverandør;Antal;Enhed;Bemærkning',
    '12345678;;1000123;5,01102E+11;Kabel "NOIKLX";3G1,5;NKT;0,75;stk.;\'-5°C',
    ';;1000124;5,70123E+12;"Dåse; hvid";;;1.234,5;stk.;"to\nlinjer"',
    ';;1000125;;;;;;;',
    ';;;;;;;;;',
    '',
  ].join('\r\n');
  const rows = await read('list.csv', Buffer.from(saved), 'da-DK');
  expect(rows.map(({ numbers, quantity, note }) => [numbers[0], quantity, note])).toEqual([
    ['12345678', quantityOf('0.75'), '-5°C'],
    ['1000124', quantityOf('1234.5'), 'to\nlinjer'],
    ['1000125', undefined, ''],
  ]);
});

test('a workbook that LibreOffice saved is read alike: numbers as numbers, texts shared, styles throughout', async () => {
  const strings = ['EL-nummer', 'SAP-nummer', 'EAN', 'Antal', 'Bemærkning', '0501101531000', '-5°C'];
  const part = (name: string, content: string) => ({ name, content: Buffer.from(content) });
  const ns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const shared = (cell: string, index: number) => `<c r="${cell}" s="1" t="s"><v>${index}</v></c>`;
  const file = pack([
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="rId3" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId4" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId1" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook ${ns} xmlns:r="${relations}"><sheets><sheet name="Ark1" sheetId="1" state="visible" r:id="rId3"/></sheets></workbook>`,
    ),
    part(
      'xl/styles.xml',
      `<styleSheet ${ns}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="0"/></cellXfs></styleSheet>`,
    ),
    part(
      'xl/sharedStrings.xml',
      `<sst ${ns} count="7" uniqueCount="7">${strings.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`,
    ),
    part(
      'xl/worksheets/sheet1.xml',
      `<worksheet ${ns}><sheetData><row r="1" customFormat="false" ht="12.8" hidden="false">${['A1', 'B1', 'C1', 'D1', 'E1'].map(shared).join('')}</row><row r="2"><c r="A2" s="1" t="n"><v>1234567890</v></c><c r="B2" s="1" t="n"><v>1000123</v></c>${shared('C2', 5)}<c r="D2" s="1" t="n"><v>2.5</v></c>${shared('E2', 6)}</row></sheetData></worksheet>`,
    ),
  ]);
  const rows = await read('list.xlsx', file, 'da-DK');
  expect(rows.map(({ numbers, quantity, note }) => [numbers, quantity, note])).toEqual([
    [['1234567890', '1000123', '0501101531000'], quantityOf('2.5'), '-5°C'],
  ]);
});

test.each([
  ['0,75', 'da-DK', '0.75'],
  ['1.234,56', 'en-US', '1234.56'],
  ['1 234,56', 'sv-SE', '1234.56'],
] as const)('“%s” is read in %s as %s', async (written, locale, quantity) => {
  const [row] = await read('list.csv', Buffer.from(`SAP-nummer;Antal\n1000123;${written}\n`), locale);
  expect(row?.quantity).toBe(quantityOf(quantity));
});

test('an ambiguous “1.234” is read as the language writes it, and reported', async () => {
  const file = Buffer.from('SAP-nummer;Antal\n1000123;1.234\n');
  const inDanish = await readListFile('list.csv', file, { mostRows: 10, decimalSign: ',' });
  const inEnglish = await readListFile('list.csv', file, { mostRows: 10, decimalSign: '.' });
  expect([inDanish, inEnglish].map(({ rows }) => rows[0]?.quantity)).toEqual([quantityOf(1234), quantityOf('1.234')]);
  expect([inDanish, inEnglish].map(({ assumed }) => assumed.map(({ text }) => text))).toEqual([['1.234'], ['1.234']]);
});

test('rows that are no lines are reported with their number, and rows beyond the limit are counted', async () => {
  const file = Buffer.from('SAP-nummer;Antal\n1000123;many\n;5\n1000124;-2\n1000125;2\n1000126;1\n');
  const { rows, errors, beyondLimit } = await readListFile('list.csv', file, { mostRows: 4, decimalSign: ',' });
  expect(errors.map(({ rowNumber, kind }) => [rowNumber, kind])).toEqual([
    [2, 'quantity-not-numeric'],
    [3, 'no-identifier'],
    [4, 'quantity-not-positive'],
  ]);
  expect([rows.map(({ rowNumber }) => rowNumber), beyondLimit]).toEqual([[5], 1]);
});
