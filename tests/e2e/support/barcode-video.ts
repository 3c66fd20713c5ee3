import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { drawBars, ean13Bars } from '../../../apps/web/test/search/drawn-barcode.ts';

const FRAMES = 5;

/**
 * Makes a film of a drawn EAN-13 as Chromium's camera plays it (Y4M: grey, then two planes without colour), which is removed
 * after the file's last test. Call it while tests are collected.
 */
export const barcodeVideo = (code: string): string => {
  const { width, height, pixels } = drawBars(ean13Bars(code));
  const colourless = Buffer.alloc((width / 2) * (height / 2) * 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), pixels, colourless]);
  const film = [Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...Array(FRAMES).fill(frame)];
  const folder = mkdtempSync(join(tmpdir(), 'grossist-barcode-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'camera.y4m');
  writeFileSync(file, Buffer.concat(film));
  return file;
};
