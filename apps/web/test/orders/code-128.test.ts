import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { code128Of } from '@grossist/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { readBarcode } from '../../app/features/search/scan/wasm-reader.ts';
import { drawBars } from '../search/drawn-barcode.ts';

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = new Uint8Array(await readFile(file));
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
});

const asPicture = (bars: string): ImageData => {
  const { width, height, pixels } = drawBars(bars, 1280, 480);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [place, grey] of pixels.entries()) data.fill(grey, place * 4, place * 4 + 3);
  return { width, height, data, colorSpace: 'srgb' };
};

/** "1" for each module of a bar, "0" for each of a gap. */
const modulesOf = (text: string): string =>
  (code128Of(text) ?? []).map((width, place) => (place % 2 === 0 ? '1' : '0').repeat(width)).join('');

describe('a number drawn as Code 128', () => {
  test.each(['4500012345-3', '1', 'A-1', 'kit 7 ~!"#$%', '0123456789-0123456789'])(
    'is read again: %s',
    async (text) => {
      expect(await readBarcode(asPicture(modulesOf(text)))).toBe(text);
    },
  );

  test('is not drawn at all when it has a character that the code lacks', () => {
    expect(code128Of('æble')).toBeUndefined();
    expect(code128Of('')).toBeUndefined();
    expect(code128Of('1'.repeat(81))).toBeUndefined();
  });
});
