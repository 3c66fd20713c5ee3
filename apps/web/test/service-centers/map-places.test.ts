import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawMap, type MapPlace } from '../../app/features/service-centers/picker/map-places.ts';

const BOX = { width: 320, height: 360, margin: 34 };
const place = (label: string, latitude: number, longitude: number): MapPlace => ({
  id: label,
  label,
  latitude,
  longitude,
});

const AALBORG = place('Aalborg', 57.05, 9.92);
const ESBJERG = place('Esbjerg', 55.47, 8.45);
const COPENHAGEN = place('København', 55.68, 12.57);

describe('the map of service centers', () => {
  test('has north at the top and east at the right', () => {
    const [aalborg, esbjerg, copenhagen] = drawMap([AALBORG, ESBJERG, COPENHAGEN], BOX).places;
    expect(aalborg?.y).toBeLessThan(esbjerg?.y ?? 0);
    expect(esbjerg?.x).toBeLessThan(copenhagen?.x ?? 0);
  });

  test('is true to scale: Esbjerg and København are some 258 km apart', () => {
    const { places, scale } = drawMap([AALBORG, ESBJERG, COPENHAGEN], BOX);
    const [, esbjerg, copenhagen] = places;
    const drawn = Math.hypot((copenhagen?.x ?? 0) - (esbjerg?.x ?? 0), (copenhagen?.y ?? 0) - (esbjerg?.y ?? 0));
    expect((drawn / scale.length) * scale.km).toBeCloseTo(258, -1);
  });

  test('keeps every place within its margins, wherever on earth they lie', () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -179, max: 179, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(anywhere, { maxLength: 20 }), (found) => {
        const places = found.map(({ latitude, longitude }, nth) => place(`Place ${nth}`, latitude, longitude));
        for (const { x, y } of drawMap(places, BOX).places) {
          expect(x).toBeGreaterThanOrEqual(BOX.margin - 0.01);
          expect(x).toBeLessThanOrEqual(BOX.width - BOX.margin + 0.01);
          expect(y).toBeGreaterThanOrEqual(BOX.margin - 0.01);
          expect(y).toBeLessThanOrEqual(BOX.height - BOX.margin + 0.01);
        }
      }),
    );
  });

  test('leaves out the label of a place that has no room for it', () => {
    const crowd = Array.from({ length: 12 }, (_, nth) => place(`Center ${nth}`, 55.6 + nth * 0.0001, 12.5));
    const drawn = drawMap([...crowd, AALBORG], BOX).places;
    expect(drawn.filter(({ labelAt }) => labelAt !== undefined).length).toBeLessThan(drawn.length);
  });

  test('of nothing is empty', () => {
    expect(drawMap([], BOX).places).toEqual([]);
  });
});
