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
