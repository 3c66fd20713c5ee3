import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realData, requires } from '../../../tests/support/requires.ts';
import { bmecatOfSize } from './bmecat-generator.ts';
import { walkedByReference, walkedByScanner } from './reference-walk.ts';

const FOLDER = realData('bmecat');
const skipped = requires('data/bmecat');
const samples = skipped === '' ? readdirSync(FOLDER).filter((name) => /\.xml$/i.test(name)) : ['any'];

const decoded = (bytes: Uint8Array): string => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return new TextDecoder(/encoding=["'](?:iso-8859-1|windows-1252)/i.test(head) ? 'windows-1252' : 'utf-8').decode(
    bytes,
  );
};

describe('a file is read as a general parser reads it', { timeout: 60_000 }, () => {
  it.skipIf(skipped !== '').each(samples)(`of the real BMEcat file %s${skipped}`, (name) => {
    const text = decoded(new Uint8Array(readFileSync(resolve(FOLDER, name))));
    // Compared as one text: there are tens of thousands of parts.
    expect(JSON.stringify(walkedByScanner(text))).toBe(JSON.stringify(walkedByReference(text)));
  });

  it.each(['few', 'many'] as const)('that the generator makes with %s features, in pieces', (features) => {
    const pieces = [...bmecatOfSize(60_000, features)].map((piece) => new TextDecoder().decode(piece));
    const text = pieces.join('');
    const cuts = Array.from({ length: 60 }, (_, at) => at * 997);
    expect(walkedByScanner(text, cuts)).toEqual(walkedByReference(text));
  });
});

describe.each([
  ['a tag over several lines', '<a\n  b="1"\r\n\tc = \'2\'\n>x</a\n>'],
  ['quotes within the other quotes, and a sign that ends a tag', `<a b='say "x" > y' c="it's">x</a>`],
  ['line ends of every kind', '<a>\r\n<b>one\rtwo\r\nthree\nfour</b>\r</a>'],
  ['white space in an attribute', '<a b="1\t2\r\n3\n4&#10;5"/>'],
  ['characters by their numbers and names', '<a>&#38;&#x3c;&#x1F600;&amp;&lt;&gt;&quot;&apos;&sup2;&nbsp;x</a>'],
  ['sections', '<a>1<![CDATA[<b>&amp;]]]]><![CDATA[>]]>2<![CDATA[]]></a>'],
  ['comments and instructions', '<!-- <a> --><?x y="<b>"?><a><!-- - > -->x<?php echo "?" ?>y</a><!-- end -->\n'],
  ['a document type', `<?xml version="1.0"?><!DOCTYPE a SYSTEM "a>.dtd" [<!-- it's ] --><!ELEMENT a ANY>]><a/>`],
  ['names of other scripts and of namespaces', '<æ:ø xmlns:æ="urn:x" Ω-1.2="3"><日本>x</日本></æ:ø>'],
  ['what is nothing but empty elements', '<a><b/><c /><d e="f"/></a>'],
  ['a declaration of everything', '<?xml version="1.0" encoding="UTF-8" standalone=\'yes\' ?>\n<a/>'],
])('%s', (_, text) => {
  it('is read as a general parser reads it', () => {
    const expected = walkedByReference(text);
    expect(expected.isBroken).toBe(false);
    expect(walkedByScanner(text)).toEqual(expected);
  });

  it('is read the same, whatever its pieces', () => {
    const everywhere = Array.from({ length: text.length }, (_each, at) => at);
    expect(walkedByScanner(text, everywhere)).toEqual(walkedByScanner(text));
  });
});

describe('invalid XML ends the scan, without later events', () => {
  it.each([
    '<a><b></a>',
    '<a></b>',
    '</a>',
    '<a/><b/>',
    '<a>]]></a>',
    '<a>&unknown;</a>',
    '<a>&#0;</a>',
    '<a>&#xD800;</a>',
    '<a>\u0001</a>',
    '<a>\uffff</a>',
    '<a b="<"/>',
    '<a b=1/>',
    '<a b/>',
    '<a b="1" b="2"/>',
    '<a b="1"c="2"/>',
    '<a 1="2"/>',
    '<a><!-- -- --></a>',
    '<a><!ELEMENT b ANY></a>',
    '<a/><!DOCTYPE a>',
    'x<a/>',
    '<a/>x',
    '<![CDATA[x]]><a/>',
    ' <?xml version="1.0"?><a/>',
    '<a><?xml version="1.0"?></a>',
    '<?xml version="2"?><a/>',
    '<?xml encoding="UTF-8"?><a/>',
    '<a><? x?></a>',
    '< a/>',
    '<a',
    '<a>',
    '<a/><!--',
    '',
  ])('%j', (text) => {
    expect(walkedByReference(text).isBroken).toBe(true);
    expect(walkedByScanner(text)).toEqual(walkedByReference(text));
  });
});

const piece = fc.constantFrom(
  '<a>',
  '</a>',
  '<b c="d">',
  '</b>',
  '<e/>',
  "<f g='h>'/>",
  '<!-- i -->',
  '<![CDATA[ j<]]>',
  '<?k l?>',
  ' ',
  '\n',

  '\r\n',
  'text',
  '&amp;',
  '&#65;',
  '&none;',
  ']]',
  ']]>',
  '<',
  '>',
  '"',
  '&',
  '\u0002',
  'æ',
  '😀',
  '<b c="d"',
  '-->',
);

it('emits for any file the events of a general parser, and breaks where that does', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), fc.array(fc.nat(100), { maxLength: 8 }), (pieces, cuts) => {
      const text = `<root>${pieces.join('')}</root>`;
      expect(walkedByScanner(text, cuts)).toEqual(walkedByReference(text));
    }),
    { numRuns: 500 },
  );
});

/** Elements whose tags begin or end alike, so that the one that is expected is often nearly the one that comes. */
const element = fc.constantFrom(
  '<a>1</a>',
  '<a/>',
  '<a />',
  '<ab>1</ab>',
  '<a b="1">2</a>',
  '<a b="12">2</a>',
  '<a b="1"/>',
  "<a b='1'>2</a>",
  '<a\n b="1">2</a>',
  '<a b="1" >\n2</a >',
  '<b><a/></b>',
);

it('recognizes repeated tags in any order', () => {
  fc.assert(
    fc.property(
      fc.array(element, { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(5), { maxLength: 60 }),
      fc.array(fc.nat(600), { maxLength: 8 }),
      (elements, order, cuts) => {
        const text = `<root>${order.map((at) => elements[at % elements.length]).join('\n')}</root>`;
        expect(walkedByScanner(text, cuts)).toEqual(walkedByReference(text));
      },
    ),
    { numRuns: 300 },
  );
});

it('scans a longer text completely', () => {
  const long = `<root><a b="c">${'x'.repeat(100_000)}</a>\n<a b="c">y</a></root>`;
  expect(walkedByScanner(long)).toEqual(walkedByReference(long));
});
