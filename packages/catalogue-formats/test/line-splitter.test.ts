import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileLine, LineSplitter } from '../src/line-splitter.ts';
import { inPieces, latin1 } from './bytes.ts';

const LIMIT = 8;

const split = async (text: string, cuts: readonly number[]): Promise<string[]> => {
  const splitter = new LineSplitter(LIMIT);
  const lines: FileLine[] = [];
  for await (const piece of inPieces(latin1(text), cuts)) {
    lines.push(...splitter.push(piece));
    // Sources may fill the same buffer again.
    piece.fill(0x78);
  }
  lines.push(...splitter.end());
  return lines.map(({ number, bytes }) => `${number}:${bytes ? String.fromCharCode(...bytes) : 'too long'}`);
};

describe('a file is cut into lines', () => {
  it('at LF, with or without CR before it, the last one also without', async () => {
    expect(await split('ab\r\n\ncd', [])).toEqual(['1:ab', '2:', '3:cd']);
  });

  it('of at most the limit, the longer ones reported without being stored', async () => {
    expect(await split('12345678\r\n123456789\n1234567890123\nab', [])).toEqual([
      '1:12345678',
      '2:too long',
      '3:too long',
      '4:ab',
    ]);
  });

  it('the same wherever its pieces end', async () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', '\n', '\r', '12345678'), { maxLength: 40 })
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(60)), async (content, cuts) => {
        expect(await split(content, cuts)).toEqual(await split(content, []));
      }),
    );
  });
});
