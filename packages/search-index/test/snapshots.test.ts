import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint, IndexWriter, segmentFrom, segmentSections, WrongSections } from '../src/index.ts';
import { catalogues } from './catalogues.ts';
import { named } from './documents.ts';

const sum = (bytes: Uint8Array, before: number): number =>
  bytes.reduce((all, byte) => (Math.imul(all, 31) + byte) >>> 0, before);

const bytesOf = (index: IndexWriter): Uint8Array[] =>
  segmentSections(index.image().segments[0]!.segment).map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );

describe('the sections of a segment', () => {
  it('are the segment', () => {
    fc.assert(
      fc.property(catalogues, (catalogue) => {
        fc.pre(catalogue.length > 0);
        const index = new IndexWriter();
        index.put(catalogue);
        index.commit();
        const { segment } = index.image().segments[0]!;
        expect(segmentFrom(bytesOf(index))).toEqual(segment);
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('are completely in shared memory', () => {
    const index = new IndexWriter();
    index.put([named('1', 'kabel')]);
    index.commit();
    for (const { buffer } of segmentSections(index.image().segments[0]!.segment))
      expect(buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it('are refused when one is missing, one is too many or a number is cut', () => {
    const index = new IndexWriter();
    index.put([named('1', 'kabel')]);
    index.commit();
    const sections = bytesOf(index);
    expect(() => segmentFrom(sections.slice(0, -1))).toThrow(WrongSections);
    expect(() => segmentFrom([...sections, new Uint8Array(4)])).toThrow(WrongSections);
    expect(() => segmentFrom(sections.map((section) => section.subarray(1)))).toThrow(WrongSections);
  });
});

describe('the fingerprint', () => {
  it('is the same for the same code', () => {
    expect(fingerprint(sum)).toBe(fingerprint(sum));
  });

  it('is of all that a document has', () => {
    const seen: number[] = [];
    fingerprint((bytes) => seen.push(bytes.length));
    expect(seen).toHaveLength(bytesOfSample());
    expect(Math.min(...seen)).toBeGreaterThan(0);
  });
});

const bytesOfSample = (): number => {
  const index = new IndexWriter();
  index.put([named('1', 'kabel')]);
  index.commit();
  return bytesOf(index).length;
};
