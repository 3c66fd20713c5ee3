import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textBlocks } from '../../src/areas/content/pages/text-blocks.ts';

const heading = (Text: string) => ({ Kind: 'heading', Text, Items: [] });
const paragraph = (Text: string) => ({ Kind: 'paragraph', Text, Items: [] });
const list = (...Items: string[]) => ({ Kind: 'list', Text: '', Items });

test('headings, paragraphs and lists stand apart by empty lines', () => {
  expect(textBlocks('## When\n\nTomorrow,\nor later.\n\n- one\n- two\n\nDone.')).toEqual([
    heading('When'),
    paragraph('Tomorrow, or later.'),
    list('one', 'two'),
    paragraph('Done.'),
  ]);
});

test('a list may follow its sentence, a text its heading, without an empty line', () => {
  expect(textBlocks('## When\r\nBring:\r\n- one\r\n- two\r\nThat is all')).toEqual([
    heading('When'),
    paragraph('Bring:'),
    list('one', 'two'),
    paragraph('That is all'),
  ]);
});

test('markup of any other kind is text', () => {
  expect(textBlocks('<script>alert(1)</script> **bold**')).toEqual([paragraph('<script>alert(1)</script> **bold**')]);
  expect(textBlocks(' \n\n\t\n')).toEqual([]);
});

test('no word of a text is lost', () => {
  const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z ]{0,8}$/), { maxLength: 20 }), (lines) => {
      const shown = textBlocks(lines.join('\n')).flatMap(({ Text, Items }) => [Text, ...Items]);
      expect(words(shown.join(' '))).toEqual(words(lines.join(' ')));
    }),
  );
});
