import { MOST_PIXELS } from '@grossist/domain';
import sharp from 'sharp';

/** Too much waits already. */
class QueueBusy extends Error {
  override name = 'QueueBusy';
}

/** Runs so many tasks at a time; others wait in their order, at most `mostWaiting` of them. */
class LimitedQueue {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(
    readonly concurrency: number,
    readonly mostWaiting: number,
  ) {}

  /** @throws QueueBusy when too many tasks wait already; what the task throws */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.concurrency) {
      if (this.#waiting.length >= this.mostWaiting) throw new QueueBusy('Too many tasks wait');
      // The task that ends hands its place over.
      await new Promise<void>((resume) => this.#waiting.push(resume));
    } else this.#running += 1;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** A picture as the shop stores it: upright, in sRGB, without metadata. */
export interface NormalizedImage {
  mimeType: 'image/jpeg' | 'image/png';
  content: Buffer;
  width: number;
  height: number;
}

export interface ImageProcessor {
  /**
   * Decodes a picture and encodes it again: a JPEG as JPEG, anything else as PNG, the first frame of an animation, at most
   * 3,508 pixels on a side (A4 at 300 dpi). Whatever else the file held is gone.
   * @throws UnreadableImage when it can't be decoded, ImagesBusy
   */
  normalize(content: Uint8Array, format: 'jpeg' | 'png' | 'gif'): Promise<NormalizedImage>;
  /** Encodes a picture as WebP of at most `side` pixels on a side. @throws UnreadableImage, ImagesBusy */
  resize(content: Uint8Array, side: number): Promise<Buffer>;
}

/** The picture is damaged. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage';
}

/** Too many pictures wait: try again in a moment. */
export class ImagesBusy extends Error {
  override name = 'ImagesBusy';
}

const LONGEST_STORED_SIDE = 3508;
const LONGEST_SECONDS = 15;
const JPEG_QUALITY = 88;
const WEBP_QUALITY = 80;
const CONCURRENCY = 2;
const MOST_WAITING = 30;

/** Pictures are decoded by libvips in threads of its own, so that the server's thread keeps responding. */
export const openImageProcessor = (): ImageProcessor => {
  const queue = new LimitedQueue(CONCURRENCY, MOST_WAITING);

  const process = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await queue.run(() =>
        work().catch((error: unknown) => {
          throw new UnreadableImage('The picture can not be decoded', { cause: error });
        }),
      );
    } catch (error) {
      if (error instanceof QueueBusy) throw new ImagesBusy('Too many pictures wait');
      throw error;
    }
  };

  const decode = (content: Uint8Array) =>
    sharp(content, { limitInputPixels: MOST_PIXELS, pages: 1, sequentialRead: true }).timeout({
      seconds: LONGEST_SECONDS,
    });

  const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

  return {
    normalize: (content, format) =>
      process(async () => {
        const image = decode(content).autoOrient().resize(within(LONGEST_STORED_SIDE)).toColourspace('srgb');
        const isJpeg = format === 'jpeg';
        const encoded = isJpeg ? image.jpeg({ quality: JPEG_QUALITY }) : image.png({ compressionLevel: 9 });
        const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
        return {
          mimeType: isJpeg ? 'image/jpeg' : 'image/png',
          content: data,
          width: info.width,
          height: info.height,
        };
      }),
    resize: (content, side) =>
      process(() => decode(content).resize(within(side)).webp({ quality: WEBP_QUALITY }).toBuffer()),
  };
};

/** Pixels of the longer side: 45 mm at 200 dpi. */
const PRINT_SIDE = 360;
const MOST_WAITING_FOR_PRINT = 1000;
const PRINT_CONCURRENCY = 2;
const PRINT_QUALITY = 82;

/** Returns what encodes pictures for print on white paper, two at a time. A drawing becomes pixels. @throws when it can't be decoded */
export const createPrintPictures = () => {
  const queue = new LimitedQueue(PRINT_CONCURRENCY, MOST_WAITING_FOR_PRINT);
  return (content: Uint8Array, format: 'PNG' | 'JPG'): Promise<Buffer> =>
    queue.run(() => {
      const image = sharp(content, { limitInputPixels: MOST_PIXELS, pages: 1 })
        .resize({ width: PRINT_SIDE, height: PRINT_SIDE, fit: 'inside' })
        .flatten({ background: '#fff' });
      return format === 'PNG'
        ? image.png({ compressionLevel: 9, palette: true }).toBuffer()
        : image.jpeg({ quality: PRINT_QUALITY }).toBuffer();
    });
};
