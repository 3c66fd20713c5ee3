import { NotThisFormat, readerOf } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { inPieces, latin1, notesOf, readAll, recordsOf, refusedOf, utf8 } from './bytes.ts';
import { article, HEAD, readBehindHead, readLines } from './efonelfo-fixture.ts';

const efonelfo = readerOf('efonelfo');

describe('an EFONELFO file', () => {
  it.each(['\n', '\r\n'])('may end its lines with %j, and with blank lines and the end mark of DOS', async (end) => {
    const events = await readLines([HEAD, article(), '', '\u001a', ''], end);
    expect(recordsOf(events)).toHaveLength(2);
    expect(refusedOf(events)).toEqual([]);
  });

  it.each(['4.0', '4', '4,0', '4.00'])('may write its version as %s', async (version) => {
    expect(recordsOf(await readLines([HEAD.replace('4.0', version), article()]))).toHaveLength(2);
  });

  it('may begin with a byte order mark', async () => {
    const events = await readAll(efonelfo, inPieces(utf8(`\ufeff${HEAD}\n${article({ name: 'Rør 10 µm²' })}`)));
    expect(recordsOf(events)[1]).toMatchObject({ names: { nb: 'Rør 10 µm²' } });
  });

  it('has a second head refused', async () => {
    expect(refusedOf(await readBehindHead(HEAD, article()))).toMatchObject([{ line: 2, code: 'record-type' }]);
  });

  it('made for one customer is reported', async () => {
    const events = await readLines([HEAD.replace('MVA;;;', 'MVA;;4711;'), article()]);
    expect(notesOf(events)).toContainEqual(expect.objectContaining({ code: 'customer-file' }));
  });

  it('reports its encodings once, at the end', async () => {
    const events = await readBehindHead(article({ name: 'Rør' }), article({ number: '2', name: 'Kabel 2,5mm\u00fd' }));
    const encodings = notesOf(events).filter((note) => note.code === 'encoding');
    expect(encodings).toEqual([events.at(-1)]);
    expect(encodings[0]?.text).toMatch(/ASCII: 1; Windows-1252\/ISO-8859-1: 1; CP850: 1/);
  });
});

describe('rejects other formats than EFONELFO 4.0 before anything is read:', () => {
  it.each<[what: string, content: string, message: RegExp]>([
    ['nothing', '', /empty/],
    ['blank lines', '\r\n\r\n', /empty/],
    ['XML', '<?xml version="1.0"?>', /not the head/],
    ['another table', 'number;name;price\n1;Kabel;2', /not the head/],
    ['bytes', '\u0000\u0001\u0002PK\u0003\u0004', /not the head/],
    ['a line without end', 'x'.repeat(10_000), /too long/],
    ['version 3.0', HEAD.replace('4.0', '3.0'), /"3\.0"/],
    ['no version', HEAD.replace('4.0', ''), /""/],
    ['an order', HEAD.replace('VH', 'BH'), /"BH"/],
    ['a currency of no market', HEAD.replace('NOK', 'USD'), /"USD"/],
    ['euros without a country', HEAD.replace('NOK', 'EUR').replace(/NO$/, ''), /"EUR"/],
    ['no seller', 'VH;EFONELFO;4.0;;;;20260101;;NOK;;;;;;;NO', /no seller/],
  ])('%s', async (_what, content, message) => {
    const reading = efonelfo.read(inPieces(latin1(content)))[Symbol.asyncIterator]();
    const first = reading.next();
    await expect(first).rejects.toThrow(NotThisFormat);
    await expect(first).rejects.toThrow(message);
  });
});

describe('an EFONELFO discount file', () => {
  const RH = 'RH;EFONELFO;4.0;NO1;NO2;4711;0;20260101;20261231;NOK;H;Fjord Engros AS;Kaien 1;;5003;BERGEN;NO';

  it('gives the percentages of its customer on discount groups', async () => {
    const events = await readLines([RH, 'RL;5;P10100;;5140;St\u00e5l  deler', 'RL;5;P2;;5;', 'RL;5;P3;;10000;']);
    expect(recordsOf(events)).toEqual([
      {
        kind: 'discount',
        market: 'NO',
        customerGroup: '4711',
        materialGroup: 'P10100',
        percent: '51.40',
        text: 'Stål deler',
      },
      { kind: 'discount', market: 'NO', customerGroup: '4711', materialGroup: 'P2', percent: '0.05' },
      { kind: 'discount', market: 'NO', customerGroup: '4711', materialGroup: 'P3', percent: '100.00' },
    ]);
    expect(notesOf(events)).toContainEqual(expect.objectContaining({ code: 'validity' }));
  });

  it.each<[why: string, line: string, code: string]>([
    ['names a single article', 'RL;1;1006100;5000;;', 'single-article'],
    ['has an agreed price for a group', 'RL;5;P1;5000;;', 'agreed-price'],
    ['is of an unknown kind', 'RL;7;P1;;5000;', 'number-type'],
    ['names no group', 'RL;5;;;5000;', 'number'],
    ['has no percentage', 'RL;5;P1;;;', 'discount'],
    ['has more than 100 %', 'RL;5;P1;;10001;', 'discount'],
    ['has a negative percentage', 'RL;5;P1;;-100;', 'discount'],
    ['has too few fields', 'RL;5;P1', 'too-few-fields'],
    ['is an article', article(), 'record-type'],
  ])('has a line refused that %s', async (_why, line, code) => {
    expect(refusedOf(await readLines([RH, line]))).toMatchObject([{ line: 2, code }]);
  });

  it('has its lines refused when it names no customer', async () => {
    expect(refusedOf(await readLines([RH.replace('4711', ''), 'RL;5;P1;;5000;']))).toMatchObject([
      { code: 'no-customer' },
    ]);
  });

  it('may repeat a group, but not contradict itself', async () => {
    const events = await readLines([RH, 'RL;5;P1;;5000;', 'RL;5;P1;;5000;', 'RL;5;P1;;4000;']);
    expect(notesOf(events)).toContainEqual(expect.objectContaining({ line: 3, code: 'repeated' }));
    expect(refusedOf(events)).toMatchObject([{ line: 4, code: 'repeated' }]);
  });
});
