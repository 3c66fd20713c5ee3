import { NotThisFormat } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { bmecat, file, materialsOf, noteCodes, product, read } from './bmecat-fixture.ts';
import { inPieces, latin1, readAll, recordsOf, refusedOf, utf8 } from './bytes.ts';

describe('a file that could harm', () => {
  it.each([
    ['an entity of the server’s files', '<!DOCTYPE BMECAT [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['entities of entities', '<!DOCTYPE BMECAT [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'],
    ['a parameter entity', '<!DOCTYPE BMECAT SYSTEM "a.dtd" [<!ENTITY % p SYSTEM "http://example.com/p">%p;]>'],
  ])('by declaring %s is refused as a whole, with a word why', async (_, doctype) => {
    const reading = read(file(product(), { doctype }));
    await expect(reading).rejects.toBeInstanceOf(NotThisFormat);
    await expect(reading).rejects.toThrow(/declares entities/);
  });

  it('ends at an undeclared entity, and keeps what precedes it', async () => {
    const events = await read(
      file(product() + product({ pid: 'P2', details: '<KEYWORD>&secret;</KEYWORD>' }) + product({ pid: 'P3' })),
    );
    expect(materialsOf(events).map(({ supplierNumber }) => supplierNumber)).toEqual(['P1']);
    expect(refusedOf(events)).toMatchObject([
      { code: 'xml', line: 9, reason: expect.stringContaining('PRODUCT starting in line 8') },
    ]);
  });

  const nested = (name: string, levels: number): string => `<${name}>`.repeat(levels) + `</${name}>`.repeat(levels);

  it.each([
    ['too-deep', `<MIME_INFO>${nested('MIME', 60)}</MIME_INFO>`],
    ['too-long-text', `<MIME_INFO><MIME><MIME_DESCR>${'x'.repeat(200_001)}</MIME_DESCR></MIME></MIME_INFO>`],
    ['too-many-attributes', `<MIME_INFO ${Array.from({ length: 40 }, (_, at) => `a${at}="1"`).join(' ')}/>`],
    ['too-many-features', `<PRODUCT_FEATURES>${'<FEATURE/>'.repeat(20_001)}</PRODUCT_FEATURES>`],
    ['too-many-elements', `<MIME_INFO>${'<MIME/>'.repeat(250_001)}</MIME_INFO>`],
  ])('by a product that is %s loses that product alone', async (code, rest) => {
    const events = await read(file(product({ rest }) + product({ pid: 'P2' })));
    expect(refusedOf(events)).toMatchObject([{ code }]);
    expect(materialsOf(events).map(({ supplierNumber }) => supplierNumber)).toEqual(['P2']);
  });

  it('by endless levels or a tag without end breaks off', async () => {
    const deep = await read(file(product() + nested('A', 2000)));
    expect(materialsOf(deep)).toHaveLength(1);
    expect(refusedOf(deep)).toMatchObject([{ code: 'xml', reason: expect.stringContaining('1000 levels') }]);
    const start = utf8(`${file(product()).replace(/<\/T_NEW[^]*/, '')}<PRODUCT a="`);
    const filler = new Uint8Array(1_000_000).fill(0x78);
    const endless = await readAll(
      bmecat,
      (async function* () {
        yield start;
        for (let at = 0; at < 6; at += 1) yield filler;
      })(),
    );
    expect(materialsOf(endless)).toHaveLength(1);
    expect(refusedOf(endless)).toMatchObject([{ code: 'xml' }]);
  });
});

describe('a file that is broken', () => {
  it('returns what precedes the error, and reports its line', async () => {
    const events = await read(
      file(`${product()}\n${product({ pid: 'P2' })}\n<PRODUCT><oops></PRODUCT>\n${product({ pid: 'P3' })}`),
    );
    expect(materialsOf(events)).toHaveLength(2);
    expect(refusedOf(events)).toMatchObject([{ code: 'xml', line: 12 }]);
  });

  it('reports an early end', async () => {
    const text = file(product());
    const events = await read(text.slice(0, text.indexOf('</PRODUCT_DETAILS>')));
    expect(recordsOf(events)).toEqual([]);
    expect(refusedOf(events)).toMatchObject([
      { code: 'xml', reason: expect.stringContaining('PRODUCT starting in line 6') },
    ]);
  });
});

describe('a file of another kind', () => {
  it.each([
    ['nothing', ''],
    ['text', 'VH;EFONELFO;4.0'],
    ['other XML', '<?xml version="1.0"?><html/>'],
    ['another namespace', '<BMECAT version="2005" xmlns="http://example.com/bmecat"><HEADER/></BMECAT>'],
    ['a later version', '<BMECAT version="3.0"><HEADER/></BMECAT>'],
    ['an encoding that is not supported', '<?xml version="1.0" encoding="EBCDIC-CP-US"?><BMECAT version="1.2"/>'],
  ])('(%s) is none of BMEcat', async (_, text) => {
    await expect(read(text)).rejects.toBeInstanceOf(NotThisFormat);
  });

  it('is recognized by its content alone', () => {
    expect(bmecat.recognises(utf8('\ufeff<?xml version="1.0"?>\n<!-- a <BMECAT> --><BMECAT version="1.2">'))).toBe(
      true,
    );
    expect(bmecat.recognises(utf8('<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd">\n<BMECAT'))).toBe(true);
    expect(bmecat.recognises(utf8('<b:BMECAT xmlns:b="http://www.bmecat.org/bmecat/2005">'))).toBe(true);
    expect(bmecat.recognises(utf8('<?xml version="1.0"?><CATALOG><BMECAT>'))).toBe(false);
    expect(bmecat.recognises(utf8('text about <BMECAT>'))).toBe(false);
    expect(bmecat.recognises(new Uint8Array(0))).toBe(false);
  });
});

const GERMAN = file(product({ details: '<DESCRIPTION_LONG lang="deu">Größe 5 m</DESCRIPTION_LONG>' }));
const declared = (encoding: string): string => GERMAN.replace('UTF-8', encoding);
const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at += 1)
    new DataView(bytes.buffer).setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
};

describe('the encoding', () => {
  it.each([
    ['UTF-8', utf8(GERMAN)],
    ['UTF-8 with a mark', utf8(`\ufeff${GERMAN}`)],
    ['ISO-8859-1', latin1(declared('ISO-8859-1'))],
    ['Windows-1252', latin1(declared('windows-1252'))],
    ['UTF-16, low byte first', utf16(`\ufeff${declared('UTF-16')}`, true)],
    ['UTF-16, high byte first', utf16(`\ufeff${declared('UTF-16')}`, false)],
  ])('%s is read, wherever the pieces end', async (_, bytes) => {
    const everywhere = Array.from(bytes, (_byte, at) => at);
    const events = await readAll(bmecat, inPieces(bytes, everywhere));
    expect(materialsOf(events)[0]?.descriptions).toEqual({ de: 'Größe 5 m' });
  });

  it('that differs from the file’s declaration is noted', async () => {
    const events = await readAll(bmecat, inPieces(latin1(GERMAN)));
    expect(materialsOf(events)).toHaveLength(1);
    expect(noteCodes(events)).toContain('broken-bytes');
  });
});
