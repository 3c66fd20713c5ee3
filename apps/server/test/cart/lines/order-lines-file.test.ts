import { deflateRawSync } from 'node:zlib';
import { readOrderLinesFile } from '@grossist/contracts';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { pack } from '../../../src/areas/cart/order-lines-file/zip-archive.ts';
import { aBuyer } from '../../support/a-buyer.ts';
import { testDatabase } from '../../support/database.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);
const client = async () => signedIn(await aBuyer(db));

const fileOf = (FileName: string, content: Buffer | string) => ({
  body: { FileName, Content: Buffer.from(content).toString('base64') },
});
const read = async (name: string, content: Buffer | string) =>
  (await client()).answer(readOrderLinesFile, fileOf(name, content));
const refusal = async (name: string, content: Buffer | string) => {
  const { status, code, errors } = await (await client()).refusal(readOrderLinesFile, fileOf(name, content));
  return [status, code, errors?.[0]?.field];
};
const UNREADABLE = [422, 'unreadable-file', 'Content'];

const part = (name: string, content: string) => ({ name, content: Buffer.from(content) });
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Sheet {
  rows: string;
  state?: string;
  kind?: string;
}

/** A workbook with these sheets, written by hand; they lie where `folder` says. */
const workbookOf = (
  sheets: readonly Sheet[],
  more: readonly { name: string; content: Buffer }[] = [],
  folder = 'worksheets',
) =>
  pack([
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${sheets
        .map(
          ({ kind = 'worksheet' }, at) =>
            `<Relationship Id="rId${at}" Type="${RELATIONS}/${kind}" Target="${folder}/sheet${at}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns:r="${RELATIONS}"><sheets>${sheets
        .map(
          ({ state = 'visible' }, at) => `<sheet name="S${at}" sheetId="${at + 1}" state="${state}" r:id="rId${at}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    ...sheets.map(({ rows }, at) =>
      part(`xl/${folder}/sheet${at}.xml`, `<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    ),
    ...more,
  ]);

/** A workbook whose one sheet has these rows. */
const workbook = (rows: string, more: readonly { name: string; content: Buffer }[] = []): Buffer =>
  workbookOf([{ rows }], more);

test('a CSV file’s rows are order lines, its header and blank rows are not', async () => {
  const { Lines, SkippedRows, RowsBeyondLimit } = await read(
    'list.csv',
    'EL-nummer;Antal\r\n1000000123;2,5\r\n;\r\n1000000456;3\r\n',
  );
  expect(Lines).toEqual(['1000000123;2.500', '1000000456;3.000']);
  expect([SkippedRows, RowsBeyondLimit]).toEqual([[], 0]);
});

test('reports rows without an order line by their number', async () => {
  const { Lines, SkippedRows } = await read('list.csv', '1000000123;2\n1000000456;many\n1000000789;1\n');
  expect(Lines).toEqual(['1000000123;2.000', '1000000789;1.000']);
  expect(SkippedRows).toEqual([{ RowNumber: 2, Text: '1000000456;many' }]);
});

test('no more than 2,000 rows are taken, and those beyond are counted', async () => {
  const { Lines, RowsBeyondLimit } = await read('list.csv', '1000000123;1\n'.repeat(2500));
  expect([Lines.length, RowsBeyondLimit]).toEqual([2000, 500]);
});

test.each<[string, Buffer]>([
  ['UTF-8 with its mark', Buffer.from('\ufeffnummer;antal\n1000000123;2\n')],
  ['UTF-16 as spreadsheets save it', Buffer.from('\ufeff1000000123\t2\r\n', 'utf16le')],
  ['what Windows wrote before', Buffer.from('V\xe5re numre;antal\n1000000123;2\n', 'latin1')],
])('a text file in %s is read', async (_, content) => {
  expect((await read('list.txt', content)).Lines).toContain('1000000123;2.000');
});

test('an XLSX file’s first sheet is read, its numbers as they are written', async () => {
  const rows = [
    [{ value: 'Varenummer' }, { value: 'Antal' }],
    [
      { value: 5701234567892, type: Number },
      { value: 2.5, type: Number },
    ],
    [
      { value: '0001000000', type: String },
      { value: 3, type: Number },
    ],
  ];
  const { Lines } = await read('list.xlsx', await writeXlsxFile(rows).toBuffer());
  expect(Lines).toEqual(['5701234567892;2.500', '0001000000;3.000']);
});

const LINE = '<row r="1"><c r="A1"><v>1000000123</v></c><c r="B1"><v>2</v></c></row>';
const OTHER_LINE = '<row r="1"><c r="A1"><v>1000000456</v></c><c r="B1"><v>1</v></c></row>';

test.each<[string, readonly Sheet[]]>([
  ['behind a chart', [{ rows: '', kind: 'chartsheet' }, { rows: LINE }]],
  [
    'behind an empty sheet',
    [{ rows: '<row r="1"><c r="A1" t="inlineStr"><is><t> </t></is></c></row>' }, { rows: LINE }],
  ],
  ['on a sheet that is seen, behind one that is hidden', [{ rows: OTHER_LINE, state: 'hidden' }, { rows: LINE }]],
  ['on a hidden sheet, where no other has any', [{ rows: LINE, state: 'veryHidden' }, { rows: '' }]],
  ['on the first of two sheets', [{ rows: LINE }, { rows: OTHER_LINE }]],
])('the lines of a workbook are found %s', async (_, sheets) => {
  expect((await read('list.xlsx', workbookOf(sheets))).Lines).toEqual(['1000000123;2.000']);
});

test.each<[string, string]>([
  ['rows and cells that do not say where they are', '<row><c><v>1000000123</v></c><c><v>2</v></c></row>'],
  ['a cell that follows one that says so', '<row r="7"><c r="A7"><v>1000000123</v></c><c><v>2</v></c></row>'],
  [
    'a style that there is not',
    '<row r="1"><c r="A1" s="406"><v>1000000123</v></c><c r="B1" s="407" t="n"><v>2</v></c></row>',
  ],
  ['a text without any', `${LINE}<row r="2"><c r="A2" t="s"></c><c r="B2" t="s"><v/></c></row>`],
])('a sheet with %s is read', async (_, rows) => {
  expect((await read('list.xlsx', workbook(rows))).Lines).toEqual(['1000000123;2.000']);
});

test('reports an invalid value by its cell', async () => {
  const rows = `${LINE}<row r="2"><c r="AB2" t="s"><v>99</v></c></row>`;
  const { errors } = await (await client()).refusal(readOrderLinesFile, fileOf('list.xlsx', workbook(rows)));
  expect(errors?.[0]?.message).toContain('AB2');
});

test('detects a file’s format by its bytes, not its name', async () => {
  const rows = '<row r="1"><c r="A1"><v>1000000123</v></c><c r="B1"><v>2</v></c></row>';
  expect((await read('list.csv', workbook(rows))).Lines).toEqual(['1000000123;2.000']);
  expect(await refusal('list.xlsx', '1000000123;2')).toEqual(UNREADABLE);
  expect(await refusal('list.xls', Buffer.from('d0cf11e0a1b11ae1'.repeat(40), 'hex'))).toEqual(UNREADABLE);
});

test('refuses a workbook with a distant cell before creating the rows between', async () => {
  const far = ['XFD1048576', 'A1048576', 'XFD1', 'A999999999'];
  for (const address of far) {
    const row = address.replace(/\D/g, '');
    expect(await refusal('list.xlsx', workbook(`<row r="${row}"><c r="${address}"><v>1</v></c></row>`))).toEqual(
      UNREADABLE,
    );
  }
  expect(await refusal('list.xlsx', workbook(`<row r='1e9'><c r='A1'><v>1</v></c></row>`))).toEqual(UNREADABLE);
  expect(await refusal('list.xlsx', workbook('<row/>'.repeat(20_000)))).toEqual(UNREADABLE);
  expect(await refusal('list.xlsx', workbook(`<row r="1">${'<c/>'.repeat(20_000)}</row>`))).toEqual(UNREADABLE);
  const wide = '<row r="1"><c r="IV1"><v>1</v></c></row><row r="9000"><c r="A9000"><v>1</v></c></row>';
  expect(await refusal('list.xlsx', workbook(wide))).toEqual(UNREADABLE);
  const elsewhere = workbookOf([{ rows: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' }], [], 'elsewhere');
  expect(await refusal('list.xlsx', elsewhere)).toEqual(UNREADABLE);
});

test('a small file that unpacks to a large one is refused', async () => {
  const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024));
  // What is stored says that it is packed, and how large it is when unpacked it does not say truly.
  const packed = pack([{ name: 'xl/worksheets/sheet1.xml', content: bomb }]);
  packed.writeUInt16LE(8, 8);
  packed.writeUInt16LE(8, packed.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 10);
  expect(await refusal('bomb.xlsx', packed)).toEqual(UNREADABLE);
});

test('scans endless repetitions in a sheet or its styles once', async () => {
  const blanks = `<row r="2"><c r="A2" t="s">${' '.repeat(1_000_000)}</c></row>`;
  expect((await read('list.xlsx', workbook(LINE + blanks))).Lines).toEqual(['1000000123;2.000']);
  const unended = `<row r="2"><c r="A2" t="s">${' '.repeat(1_000_000)}<f/></c></row>`;
  expect((await read('list.xlsx', workbook(LINE + unended))).Lines).toEqual(['1000000123;2.000']);
  const styles = [part('xl/styles.xml', `<styleSheet>${'<cellXfs>'.repeat(120_000)}</styleSheet>`)];
  expect(await refusal('list.xlsx', workbook(LINE, styles))).toEqual(UNREADABLE);
});

test('documents with types of their own, and entities, are refused', async () => {
  const laughs = Buffer.from('<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><sst>&lol2;</sst>');
  const content = workbook('', [{ name: 'xl/sharedStrings.xml', content: laughs }]);
  expect(await refusal('list.xlsx', content)).toEqual(UNREADABLE);
});

test.each<[string, Buffer]>([
  ['an archive cut off in the middle', workbook('<row r="1"><c r="A1"><v>1</v></c></row>').subarray(0, 300)],
  ['an archive of nothing', pack([])],
  ['an archive that is no workbook', pack([{ name: 'a.xml', content: Buffer.from('<a/>') }])],
  ['the first bytes of an archive', Buffer.from('PK\x03\x04')],
  ['a broken sheet', workbook('<row r="1"><c r="A1"><v>1</c></row>')],
  ['bytes of no text', Buffer.from([1, 0, 2, 0, 3, 0])],
])('%s is refused', async (_, content) => {
  expect(await refusal('list.xlsx', content)).toEqual(UNREADABLE);
});

test('a file beyond 2 MB is refused, and one of 2 MB is read', async () => {
  const line = '1000000123;1\n';
  const most = Math.floor((2 * 1024 * 1024) / line.length);
  expect((await read('list.csv', line.repeat(most))).RowsBeyondLimit).toBe(most - 2000);
  const { status } = await (await client()).refusal(
    readOrderLinesFile,
    fileOf('list.csv', Buffer.alloc(2_200_000, 'a')),
  );
  expect([400, 413, 422]).toContain(status);
});

test('returns no lines for an empty file', async () => {
  expect(await read('list.csv', '')).toEqual({
    Lines: [],
    SkippedRows: [],
    RowsBeyondLimit: 0,
    AssumedQuantities: [],
    QuantityColumns: [],
  });
});

test('a header of quantities with a unit is understood, also where the EL number is beside a description', async () => {
  const { Lines } = await read(
    'list.csv',
    'EL-nr.;Beskrivelse;Antal stk.\r\n1000000123;Kabel;3\r\n1000000456;Rør;="12"\r\n',
  );
  expect(Lines).toEqual(['1000000123;3.000', '1000000456;12.000']);
});

test('asks about an unrecognized column of quantities, and reads it once it is chosen', async () => {
  const content = 'EL-nr.;Beskrivelse;Xyz\r\n1000000123;Kabel;3\r\n1000000456;Rør;12\r\n';
  const asked = await read('list.csv', content);
  expect(asked.Lines).toEqual([]);
  expect(asked.QuantityColumns).toEqual([{ Column: 3, Header: 'Xyz', Samples: ['3', '12'] }]);
  const chosen = async (QuantityColumn: number) => {
    const { body } = fileOf('list.csv', content);
    return (await client()).answer(readOrderLinesFile, { body: { ...body, QuantityColumn } });
  };
  expect((await chosen(3)).Lines).toEqual(['1000000123;3.000', '1000000456;12.000']);
  expect((await chosen(0)).Lines).toEqual(['1000000123', '1000000456']);
});

test('a quantity that may be read two ways is read as the user’s language writes it, and reported', async () => {
  const danish = await signedIn(await aBuyer(db, { locale: 'da-DK' }));
  const english = await signedIn(await aBuyer(db, { locale: 'en-US' }));
  const file = fileOf('list.csv', 'Varenr;Antal\n1000000123;1.234\n');
  expect(await danish.answer(readOrderLinesFile, file)).toMatchObject({
    Lines: ['1000000123;1234.000'],
    AssumedQuantities: [{ RowNumber: 2, Text: '1.234', Quantity: 1234 }],
  });
  expect((await english.answer(readOrderLinesFile, file)).Lines).toEqual(['1000000123;1.234']);
});
