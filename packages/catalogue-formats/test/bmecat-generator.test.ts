import { describe, expect, it } from 'vitest';
import { bmecat, materialsOf } from './bmecat-fixture.ts';
import { bmecatOfSize, generatedNumber } from './bmecat-generator.ts';
import { inPieces, notesOf, readAll, refusedOf } from './bytes.ts';

const whole = (bytes: number): Uint8Array => new Uint8Array(Buffer.concat([...bmecatOfSize(bytes)]));

describe('a catalogue made for measuring', () => {
  it.each([1000, 100_000, 1_000_000])('has the requested %i bytes', (bytes) => {
    expect(whole(bytes).length).toBeGreaterThanOrEqual(bytes);
    expect(whole(bytes).length).toBeLessThan(bytes + 8000);
  });

  it('is read without a fault, with class, features, prices and scales in every product', async () => {
    const events = await readAll(bmecat, inPieces(whole(200_000)));
    expect(refusedOf(events)).toEqual([]);
    expect(notesOf(events).map(({ code }) => code)).toEqual(['catalogue', 'features']);
    const materials = materialsOf(events);
    expect(materials.length).toBeGreaterThan(40);
    for (const [at, material] of materials.entries()) {
      expect(material.supplierNumber).toBe(generatedNumber(at));
      expect(material.markets).toEqual(['DE', 'NL']);
      expect(material.listPrices).toHaveLength(2);
      expect(material.listPrices?.[0]?.scales).toHaveLength(1);
      expect(Object.keys(material.features ?? {}).length).toBeGreaterThanOrEqual(4);
    }
  });
});
