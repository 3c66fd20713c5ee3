import type { FaultyMedia } from './media-fault.ts';

/** Pixels of a picture at most: a photograph of 40 megapixels. */
export const MOST_PIXELS = 40_000_000;
/** Pixels of its width or height at most. */
export const LONGEST_SIDE = 20_000;

/** Returns a fault for a size that must not be decoded, undefined for one that may. */
export const sizeFault = (width: number, height: number): FaultyMedia | undefined => {
  if (width === 0 || height === 0) return { fault: 'damaged' };
  const isTooLarge = width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS;
  return isTooLarge ? { fault: 'too-many-pixels' } : undefined;
};
