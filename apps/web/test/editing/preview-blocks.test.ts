import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textBlocks } from '../../../server/src/areas/content/pages/text-blocks.ts';
import { previewBlocks } from '../../app/features/editing/content/page-preview.tsx';

const PIECES = ['## ', '- ', '-', '#', 'word', ' ', '\t', '\n', '\n\n', '\r\n', '<b>', '## heading', '- item', '\n \n'];

test('parses a text like the server', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }), (pieces) => {
      const body = pieces.join('');
      const read = textBlocks(body).map(({ Kind, Text, Items }) =>
        Kind === 'list' ? { kind: 'list', items: Items } : { kind: Kind, text: Text },
      );
      expect(previewBlocks(body)).toEqual(read);
    }),
    { numRuns: 2000 },
  );
});
