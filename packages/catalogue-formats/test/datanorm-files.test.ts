import { detectFormat, NotThisFormat, readerOf } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { inPieces, latin1, notesOf, readAll, recordsOf, refusedOf, utf8 } from './bytes.ts';
import { article4, article5, HEAD_4, HEAD_5, head4, read4, read5, readDatanorm } from './datanorm-fixture.ts';

const datanorm = readerOf('datanorm');

describe('a DATANORM file', () => {
  it.each(['\n', '\r\n'])('may end its lines with %j, and with blank lines and the end mark of DOS', async (end) => {
    const events = await readDatanorm([HEAD_4, article4(), '', '\u001a', ''], end);
    expect(recordsOf(events)).toHaveLength(2);
    expect(refusedOf(events)).toEqual([]);
  });

  it('may begin with a byte order mark, and have its columns shifted', async () => {
    const bytes = utf8(`\ufeffV 150126Rhein Elektro GmbH   04EUR\n${article4({ text1: 'Schlüssel' })}`);
    expect(recordsOf(await readAll(datanorm, inPieces(bytes)))).toMatchObject([
      { name: 'Rhein Elektro GmbH' },
      { names: { de: 'Schlüssel' } },
    ]);
  });

  it.each<[why: string, head: string, name: string]>([
    ['first text', head4('Müller Sanitär'), 'Müller Sanitär'],
    ['second text, which is a company', head4('Artikelstammdaten Deutschland', 'RHEIN AG'), 'RHEIN AG'],
    ['text behind a copyright mark', head4('(C) Rhein KG, Bonn', 'Preispflege Datanorm'), 'Rhein KG, Bonn'],
    ['company behind what it sends', head4('Preisliste Rhein GmbH'), 'Rhein GmbH'],
    ['text that is all there is', head4('Preise'), 'Preise'],
    ['copyright of version 5', 'V;050;A;20260115;EUR;Katalog 2026;Rhein GmbH;;;;;', 'Rhein GmbH'],
    ['contents of version 5, exchanged for it', 'V;050;A;20260115;EUR;Rhein GmbH;Produktdaten;;;;;', 'Rhein GmbH'],
    ['address of version 5', 'V;050;A;20260115;EUR;Katalog;Alle Rechte;RH;Rhein;Werk 1;;;', 'Rhein'],
  ])('is of the supplier named by its %s', async (_why, head, name) => {
    expect(recordsOf(await readAll(datanorm, inPieces(utf8(head))))).toMatchObject([{ kind: 'supplier', name }]);
  });

  it('without a currency is in euros, with a note', async () => {
    const events = await readDatanorm([head4('Rhein GmbH', '', ''), article4()]);
    expect(recordsOf(events)[1]).toMatchObject({ listPrices: [{ currency: 'EUR' }] });
    expect(notesOf(events)).toContainEqual(expect.objectContaining({ code: 'assumed-currency', line: 1 }));
  });

  it('reports at the end the number of lines of each kind, and the encodings', async () => {
    const lines = ['J;N;1;', 'J;N;2;', 'C;N;ARBA;1;', 'G;N;1;', 'Q;1', 'garbage', '', article4()];
    const events = await readDatanorm([HEAD_4, ...lines]);
    expect(notesOf(events).find((note) => note.code === 'line-kinds')?.text).toBe(
      'Lines by type: A 1, C 1, G 1, J 2, Q 1, V 1, blank 1, unknown 1.',
    );
    expect(notesOf(events).filter((note) => note.code.startsWith('ignored-'))).toMatchObject([
      { line: 2, code: 'ignored-j', text: expect.stringContaining('Lines: 2') },
      { line: 4, code: 'ignored-c' },
      { line: 5, code: 'ignored-g' },
    ]);
    expect(events.at(-1)).toMatchObject({ code: 'encoding' });
  });

  it('of version 5 with another number of lines is reported', async () => {
    const codes = async (end: string) => notesOf(await read5(article5(), end)).map((note) => note.code);
    expect(await codes('E;9;Ende;')).toContain('line-count');
    for (const right of ['E;1;', 'E;2;', 'E;3;']) expect(await codes(right)).not.toContain('line-count');
  });

  it('has the letters of its code page, whichever it is', async () => {
    const cp850 = article4({ text1: 'Schl\u0081ssel f\u0081r T\u0094pfe, \u0099l' });
    const windows = article4({ number: '2', text1: 'Schl\u00fcssel gr\u00f6\u00dfer' });
    expect(recordsOf(await read4(cp850, windows)).slice(1)).toMatchObject([
      { names: { de: 'Schlüssel für Töpfe, Öl' } },
      { names: { de: 'Schlüssel größer' } },
    ]);
  });
});

describe('rejects other formats than DATANORM 4 or 5 before anything is read:', () => {
  it.each<[what: string, content: string, message: RegExp]>([
    ['nothing', '', /empty/],
    ['blank lines', '\r\n\r\n', /empty/],
    ['XML', '<?xml version="1.0"?>', /not the head/],
    ['EFONELFO', 'VH;EFONELFO;4.0;NO1', /not the head/],
    ['an article without a head', article4(), /not the head/],
    ['another table', 'number;name;price\n1;Kabel;2', /not the head/],
    ['bytes', '\u0000\u0001\u0002PK\u0003\u0004', /not the head/],
    ['a line without end', 'x'.repeat(20_000), /too long/],
    ['version 3', head4('Rhein GmbH', '', 'EUR', '03'), /"03"/],
    ['version 6', HEAD_5.replace('050', '060'), /"060"/],
    ['marks', head4('Rhein GmbH', '', 'DM'), /marks/],
    ['francs', HEAD_5.replace('EUR', 'CHF'), /"CHF"/],
    ['a head without a supplier', 'V;050;A;20260115;EUR;;;;;;;', /no supplier/],
  ])('%s', async (_what, content, message) => {
    const reading = datanorm.read(inPieces(latin1(content)))[Symbol.asyncIterator]();
    const first = reading.next();
    await expect(first).rejects.toThrow(NotThisFormat);
    await expect(first).rejects.toThrow(message);
  });
});

describe('the first bytes of a file', () => {
  it.each([
    ['of version 4', HEAD_4],
    ['of version 4 without a currency', head4('Rhein', '', '')],
    ['of version 4 with more behind them', `${HEAD_4}\r\nA;N;1`],
    ['of version 3, for the reader to say that it is not read', head4('Rhein', '', 'DM', '03')],
    ['of version 5', HEAD_5],
    ['of version 5 with a byte order mark', `\u00ef\u00bb\u00bf${HEAD_5}`],
  ])('%s are DATANORM', (_what, content) => {
    expect(detectFormat(latin1(content))).toBe('datanorm');
  });

  it.each(['V;1;2', 'VH;EFONELFO;4.0', 'V 12', 'V 150126Rhein', 'Version;05;', '{"kind":"supplier"}', '<V/>', ''])(
    '%j are not',
    (content) => {
      expect(datanorm.recognises(latin1(content))).toBe(false);
    },
  );
});
