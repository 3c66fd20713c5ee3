/** Why an uploaded file is refused. */
export const MEDIA_FAULTS = [
  'empty',
  'unknown-format',
  'damaged',
  'trailing-data',
  'too-many-pixels',
  'too-many-frames',
  'script',
  'not-text',
  'markup',
  'formula',
] as const;
export type MediaFault = (typeof MEDIA_FAULTS)[number];

/** Reports a fault found in the bytes of a file; `line` of a text file counts from 1. */
export interface FaultyMedia {
  fault: MediaFault;
  line?: number;
}

/** Size of a picture in pixels, read from its header without decoding it. */
export interface ImageFacts {
  format: 'jpeg' | 'png' | 'gif';
  width: number;
  height: number;
}

export const isFaulty = (found: object): found is FaultyMedia => 'fault' in found;

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
