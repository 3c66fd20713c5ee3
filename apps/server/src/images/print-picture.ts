import { MOST_PIXELS } from '@grossist/domain';
import sharp from 'sharp';
import { LimitedQueue } from './limited-queue.ts';

/** Pixels of the longer side: 45 mm at 200 dpi. */
const SIDE = 360;
const CONCURRENCY = 2;
const MOST_WAITING = 1000;
const JPEG_QUALITY = 82;

/** Returns what encodes pictures for print on white paper, two at a time. A drawing becomes pixels. @throws when it can't be decoded */
export const createPrintPictures = () => {
  const queue = new LimitedQueue(CONCURRENCY, MOST_WAITING);
  return (content: Uint8Array, format: 'PNG' | 'JPG'): Promise<Buffer> =>
    queue.run(() => {
      const image = sharp(content, { limitInputPixels: MOST_PIXELS, pages: 1 })
        .resize({ width: SIDE, height: SIDE, fit: 'inside' })
        .flatten({ background: '#fff' });
      return format === 'PNG'
        ? image.png({ compressionLevel: 9, palette: true }).toBuffer()
        : image.jpeg({ quality: JPEG_QUALITY }).toBuffer();
    });
};
