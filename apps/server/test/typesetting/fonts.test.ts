import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requires } from '../../../../tests/support/requires.ts';
import { isPlain, REPLACEMENT } from '../../src/gateways/typesetting/embedded/fonts/covered-characters.ts';
import { typeset } from '../../src/gateways/typesetting/embedded/typeset.ts';
import { pdfFonts, pdfText } from '../support/read-pdf.ts';

const skipped = requires('pdftotext');

const TEMPLATE = `#let d = json(bytes(sys.inputs.data))
#set document(date: datetime(year: 2026, month: 1, day: 1))
#for text in d { par(text); par(strong(text)) }`;

/** Sets texts by a standard that refuses a document with a glyph for "no such character" in it. */
const shown = (texts: readonly string[]): Buffer =>
  typeset({ template: TEMPLATE, data: texts }, { pdfStandard: 'a-2b' });

const SCRIPTS = {
  Greek: 'Ελληνικά',
  Cyrillic: 'Кабель',
  Hebrew: 'כבל חשמלי',
  Arabic: 'كابل كهربائي',
  Devanagari: 'विद्युत केबल',
  Thai: 'สายไฟฟ้า',
  Chinese: '电缆電纜',
  Japanese: 'ケーブルを注文',
  Korean: '전기 케이블',
  Armenian: 'Մալուխ',
  Georgian: 'კაბელი',
  Tamil: 'கேபிள்',
  emoji: '👍 👍🏽 👩‍👩‍👧 🇩🇰 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🔌⚡',
  symbols: '☎ ✓ → ∑ ☐ ♻',
};

test.each(Object.entries(SCRIPTS))('%s is shown by a font that has it', (_, text) => {
  expect(shown([text]).subarray(0, 5).toString()).toBe('%PDF-');
});

test.skipIf(skipped !== '')(`every script can be read back from the document${skipped}`, async () => {
  const { emoji: _, Hebrew, Arabic, Thai, Devanagari, Tamil, ...simple } = SCRIPTS;
  const text = await pdfText(shown(Object.values(SCRIPTS)));
  for (const each of Object.values(simple)) expect(text).toContain(each);
  for (const each of [Hebrew, Arabic, Thai, Devanagari, Tamil])
    for (const letter of each) expect(text.normalize('NFKC')).toContain(letter);
  expect(text).not.toContain(REPLACEMENT);
});

test('the text font has every character of a plain text, also in bold', () => {
  const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(isPlain);
  expect(all.length).toBeGreaterThan(600);
  expect(shown([all.join(' ')]).length).toBeGreaterThan(0);
});

test.skipIf(skipped !== '')(`a plain text needs no other font${skipped}`, async () => {
  const fonts = await pdfFonts(shown(['Rørføring 3×1,5 mm² – 12 €, "Ø20"']));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.every((font) => font.includes('LibertinusSerif'))).toBe(true);
});

test.skipIf(skipped !== '')(`a character that no font has is shown as a replacement${skipped}`, async () => {
  expect(await pdfText(shown(['a\u{20000}b \ue000 \u{1e900}']))).toContain(`a${REPLACEMENT}b ${REPLACEMENT}`);
});

test('has a glyph for every character of any text', () => {
  const unit = fc.oneof(
    fc.integer({ min: 0x20, max: 0xffff }),
    fc.integer({ min: 0x1f000, max: 0x1faff }),
    fc.integer({ min: 0x300, max: 0x36f }),
    fc.integer({ min: 0x900, max: 0x97f }),
    fc.constantFrom(0x200d, 0xfe0f, 0x20e3, 0x1f3fd, 0x202e, 0, 7, 10),
  );
  const text = fc.array(unit, { maxLength: 60 }).map((codes) => String.fromCodePoint(...codes));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), (texts) => {
      expect(shown(texts).length).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
});
