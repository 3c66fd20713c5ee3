import { LABEL_SHEETS, shelfLabelLayout } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelSourceIn, pathOfLabels } from '../../app/features/label-print/label-address.tsx';
import { barsPath, wrappedText } from '../../app/features/label-print/label-drawing.tsx';
import { shiftOf } from '../../app/features/label-print/shift-fields.tsx';

const ID = '0190a6f0-0000-7000-8000-000000000000';
const sourceAt = (path: string) => labelSourceIn(new URLSearchParams(path.slice(path.indexOf('?'))));

describe('URLs of the page of labels', () => {
  it.each([
    { source: 'list', id: ID, materials: ['5000001', 'A 2'] },
    { source: 'order', id: ID, materials: undefined },
    { source: 'cart', materials: undefined },
    { source: 'materials', materials: ['5000001'] },
  ] as const)('name their source: %o', (source) => {
    expect(sourceAt(pathOfLabels(source))).toEqual(source);
  });

  it.each(['', '?source=list', '?source=materials', '?source=shelf&id=1', '?source=materials&materials=,'])(
    'that name none are known as such: %s',
    (query) => {
      expect(labelSourceIn(new URLSearchParams(query))).toBeUndefined();
    },
  );
});

describe('typed shift', () => {
  it.each([
    ['1,5', 1.5],
    ['-2.25', -2.2],
    ['−3', -3],
    [' +10 ', 10],
    ['-0', 0],
    ['10,1', undefined],
    ['', undefined],
    ['1e1', undefined],
    ['two', undefined],
  ])('%j is %j', (typed, shift) => {
    expect(shiftOf(typed)).toBe(shift);
  });
});

describe('drawn labels', () => {
  it('wraps text between words into the lines of the box', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LABEL_SHEETS),
        fc.array(fc.stringMatching(/^\w{1,20}$/), { minLength: 1 }),
        (sheet, words) => {
          const { name } = shelfLabelLayout(sheet, 'number');
          const lines = wrappedText(words.join(' '), name);
          expect(lines.length).toBeLessThanOrEqual(name.lines);
          expect(lines.join(' ')).toBe(words.join(' '));
        },
      ),
    );
  });

  it('draws a bar for each odd width', () => {
    expect(barsPath([1, 2, 3, 1, 2])).toBe('M0 0h1v1h-1zM3 0h3v1h-3zM7 0h2v1h-2z');
  });
});
