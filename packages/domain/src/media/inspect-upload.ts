import { inspectCsv } from './inspect-csv.ts';
import { inspectGif, isGif } from './inspect-gif.ts';
import { inspectJpeg, isJpeg } from './inspect-jpeg.ts';
import { inspectPng, isPng } from './inspect-png.ts';
import type { FaultyMedia, ImageFacts } from './media-fault.ts';

/**
 * Returns what a file is by its content, whatever its name says: a picture with its size, or the fault that it is
 * refused for. SVG and all other formats are unknown. Section 5, "Upload extensions".
 */
export const inspectImage = (bytes: Uint8Array): ImageFacts | FaultyMedia => {
  if (bytes.length === 0) return { fault: 'empty' };
  if (isPng(bytes)) return inspectPng(bytes);
  if (isJpeg(bytes)) return inspectJpeg(bytes);
  return isGif(bytes) ? inspectGif(bytes) : { fault: 'unknown-format' };
};

/** As `inspectImage`; a file that is no picture may also be a table in CSV. */
export const inspectUpload = (bytes: Uint8Array): ImageFacts | { format: 'csv' } | FaultyMedia => {
  const image = inspectImage(bytes);
  return 'fault' in image && image.fault === 'unknown-format' ? inspectCsv(bytes) : image;
};
