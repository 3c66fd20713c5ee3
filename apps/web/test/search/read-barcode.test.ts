import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { readBarcode } from '../../app/features/search/scan/wasm-reader.ts';
import { type DrawnBarcode, drawBars, ean8Bars, ean13Bars } from './drawn-barcode.ts';

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = new Uint8Array(await readFile(file));
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
});

const asPicture = ({ width, height, pixels }: DrawnBarcode): ImageData => {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [place, grey] of pixels.entries()) data.fill(grey, place * 4, place * 4 + 3);
  return { width, height, data, colorSpace: 'srgb' };
};

describe('the reader of barcodes', () => {
  test.each(['5700000123451', '4006381333931', '9780201379624'])('reads the EAN-13 %s', async (code) => {
    expect(await readBarcode(asPicture(drawBars(ean13Bars(code))))).toBe(code);
  });

  test('reads an EAN-8', async () => {
    expect(await readBarcode(asPicture(drawBars(ean8Bars('96385074'))))).toBe('96385074');
  });

  test('reads nothing where there is nothing, nor a number whose check digit is wrong', async () => {
    expect(await readBarcode(asPicture(drawBars('0')))).toBeUndefined();
    expect(await readBarcode(asPicture(drawBars(ean13Bars('5700000123450'))))).toBeUndefined();
  });
});
