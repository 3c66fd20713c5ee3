import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawBars, ean13Bars } from '../../../apps/web/test/search/drawn-barcode.ts';

const FRAMES = 5;

/** A film of a drawn EAN-13 as Chromium's camera plays it (Y4M: grey, then two planes without colour). */
export const barcodeVideo = (code: string): string => {
  const { width, height, pixels } = drawBars(ean13Bars(code));
  const colourless = Buffer.alloc((width / 2) * (height / 2) * 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), pixels, colourless]);
  const film = [Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...Array(FRAMES).fill(frame)];
  const file = join(mkdtempSync(join(tmpdir(), 'grossist-barcode-')), 'camera.y4m');
  writeFileSync(file, Buffer.concat(film));
  return file;
};
