import { readOrderLinesFile } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { openLinesReader } from '../../src/areas/cart/index.ts';
import { pack } from '../../src/areas/cart/order-lines-file/zip-archive.ts';
import { openCxmlReader } from '../../src/areas/punchout/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { silentSearch } from '../support/a-validation.ts';
import { builtWorker } from '../support/built-worker.ts';
import { testDatabase } from '../support/database.ts';
import { mainThreadMs } from '../support/main-thread-time.ts';
import { punchoutApp } from '../support/punchout-app.ts';
import { testApp } from '../support/test-app.ts';

/** The most that the server's own thread may compute between a question and its answer. */
const LONGEST_MS = 100;

const { db } = await testDatabase();
const [linesWorker, cxmlWorker] = await Promise.all([
  builtWorker('areas/cart/order-lines-file/worker.ts'),
  builtWorker('areas/punchout/cxml/worker.ts'),
]);
const lines = openLinesReader({ workerFile: linesWorker, longest: 1500 });
// Each of the documents is to be read whole, however slow the machine is.
const cxml = openCxmlReader({ workerFile: cxmlWorker, longest: 120_000 });
const shop = testApp(db, { readLinesFile: lines.read });
const punchout = punchoutApp(db, { search: silentSearch, readCxml: cxml.read });
afterAll(async () => {
  await lines.close();
  await cxml.close();
});

const part = (name: string, content: string) => ({ name, content: Buffer.from(content) });
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const workbook = (rows: string): Buffer =>
  pack([
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/s.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    part('xl/worksheets/s.xml', `<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  ]);

/** Asks again and again whether the server lives while `work` runs. Returns the most milliseconds computed for an answer. */
const longestAnswerDuring = async (app: FastifyInstance, work: () => Promise<unknown>): Promise<number> => {
  let isOver = false;
  let longest = 0;
  const working = work().finally(() => {
    isOver = true;
  });
  do {
    const asked = mainThreadMs();
    await app.inject({ url: '/health/live' });
    longest = Math.max(longest, mainThreadMs() - asked);
    await new Promise((resolve) => setTimeout(resolve, 2));
  } while (!isOver);
  await working;
  return longest;
};

const attributes = (count: number): string => Array.from({ length: count }, (_, at) => ` a${at}="1"`).join('');
const ATTRIBUTES = attributes(120_000);
const deep = (name: string, levels: number): string => `<${name}>`.repeat(levels) + `</${name}>`.repeat(levels);

const FILES: readonly [string, string, Buffer, number][] = [
  ['a cell of 120,000 attributes', 'a.xlsx', workbook(`<row r="1"><c r="A1"${ATTRIBUTES}><v>1</v></c></row>`), 422],
  [
    'attributes that hold the end of a tag',
    'a.xlsx',
    workbook(`<row r="1"><c r="A1"${ATTRIBUTES.replaceAll('"1"', '">"')}><v>1</v></c></row>`),
    422,
  ],
  ['a tag of a megabyte', 'a.xlsx', workbook(`<row r="1"><c r="A1" b="${'b'.repeat(1_000_000)}"/></row>`), 422],
  ['200,000 nested elements', 'a.xlsx', workbook(deep('c', 100_000)), 422],
  ['nested elements that never end', 'a.xlsx', workbook('<c><is>'.repeat(100_000)), 422],
  ['2 MB of one quoted cell', 'a.csv', Buffer.from(`"${'""'.repeat(1_000_000)}`), 200],
  ['2 MB of delimiters', 'a.csv', Buffer.from(';,\t'.repeat(690_000)), 200],
  ['2 MB of short rows', 'a.csv', Buffer.from('1;1\n'.repeat(520_000)), 200],
];

describe('an uploaded file of order lines', () => {
  test.each(FILES)('%s does not block the server', { timeout: 240_000 }, async (_, name, file) => {
    const client = await shop.signedIn(await aBuyer(db));
    const body = { FileName: name, Content: file.toString('base64') };
    const work = () => client.answer(readOrderLinesFile, { body }).catch(() => undefined);
    const longest = await longestAnswerDuring(shop.app, work);
    expect(longest).toBeLessThan(LONGEST_MS);
  });

  test.each(FILES.filter(([, , , status]) => status === 422))('%s is refused', async (_, name, file) => {
    const client = await shop.signedIn(await aBuyer(db));
    const body = { FileName: name, Content: file.toString('base64') };
    expect(await client.refusal(readOrderLinesFile, { body })).toMatchObject({ status: 422, code: 'unreadable-file' });
  });
});

const DOCUMENTS: readonly [string, string][] = [
  ['tiny elements', `<cXML payloadID="1"><Header>${'<a/>'.repeat(520_000)}</Header></cXML>`],
  [
    'credentials',
    `<cXML payloadID="1"><Header><From>${'<Credential domain="a"><Identity>b</Identity></Credential>'.repeat(34_000)}</From></Header><Request><ProfileRequest/></Request></cXML>`,
  ],
  ['attributes', `<cXML payloadID="1"${attributes(170_000)}/>`],
  ['nested elements', `<cXML payloadID="1">${deep('a', 280_000)}</cXML>`],
];

describe('a cXML document of a stranger', () => {
  test.each(DOCUMENTS)(
    '2 MB of %s do not keep the server from answering',
    { timeout: 240_000 },
    async (_, document) => {
      const send = () =>
        punchout.app.inject({
          method: 'POST',
          url: '/punchout/cxml',
          headers: { 'content-type': 'text/xml' },
          payload: document,
        });
      expect((await send()).statusCode).toBe(200);
      expect(await longestAnswerDuring(punchout.app, send)).toBeLessThan(LONGEST_MS);
    },
  );
});
