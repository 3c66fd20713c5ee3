import { sizeFault } from './image-limits.ts';
import type { FaultyMedia, ImageFacts } from './media-fault.ts';

const HEADERS = ['GIF87a', 'GIF89a'];
const SCREEN_END = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const IMAGE_BYTES = 10;
const MOST_FRAMES = 500;
/**
 * The width read as text: as JavaScript, the file would begin with `GIF89a` and one of these operators and compute or
 * comment out the rest.
 */
const SCRIPT = /^(?:[=/([.,;+\-*&|?<>!%^`][\t\n\r\x20-\x7e]|[\t\n\r ][=/([.,;+\-*&|?<>!%^`])$/;

export const isGif = (bytes: Uint8Array): boolean => HEADERS.includes(String.fromCharCode(...bytes.subarray(0, 6)));

/** Bytes of the color table that a packed field announces. */
const colorTable = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Returns the place after a row of sub-blocks; undefined when the file ends within them. */
const afterBlocks = (bytes: Uint8Array, from: number): number | undefined => {
  let at = from;
  for (;;) {
    const length = bytes[at];
    if (length === undefined) return undefined;
    at += 1 + length;
    if (length === 0) return at;
  }
};

/**
 * Reads the size of a GIF and checks that its blocks fill the file exactly, with frames that lie within the picture.
 * A file that is a script as well is refused.
 */
export const inspectGif = (bytes: Uint8Array): ImageFacts | FaultyMedia => {
  if (bytes.length < SCREEN_END) return { fault: 'damaged' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (SCRIPT.test(String.fromCharCode(view.getUint8(6), view.getUint8(7)))) return { fault: 'script' };
  const facts: ImageFacts = { format: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const fault = sizeFault(facts.width, facts.height);
  if (fault) return fault;
  let at = SCREEN_END + colorTable(view.getUint8(10));
  let frames = 0;
  for (;;) {
    const kind = bytes[at];
    if (kind === TRAILER) {
      if (frames === 0) return { fault: 'damaged' };
      return at + 1 === bytes.length ? facts : { fault: 'trailing-data' };
    }
    let next: number | undefined;
    if (kind === EXTENSION) next = afterBlocks(bytes, at + 2);
    else if (kind === IMAGE && at + IMAGE_BYTES < bytes.length) {
      const right = view.getUint16(at + 1, true) + view.getUint16(at + 5, true);
      const bottom = view.getUint16(at + 3, true) + view.getUint16(at + 7, true);
      if (right > facts.width || bottom > facts.height) return { fault: 'damaged' };
      frames += 1;
      if (frames > MOST_FRAMES) return { fault: 'too-many-frames' };
      next = afterBlocks(bytes, at + IMAGE_BYTES + colorTable(view.getUint8(at + 9)) + 1);
    }
    if (next === undefined) return { fault: 'damaged' };
    at = next;
  }
};
