import { sizeFault } from './image-limits.ts';
import type { FaultyMedia, ImageFacts } from './media-fault.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Scans of a progressive picture at most: each makes a decoder go through all pixels. */
const MOST_SCANS = 100;
/** Pictures in one file at most: cameras append previews and gain maps. */
const MOST_PICTURES = 8;

export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === START && bytes[2] === 0xff;

/** SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Returns the place of the marker that ends the data of a scan; undefined when the file ends before. */
const afterScan = (bytes: Uint8Array, from: number): number | undefined => {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isAlone(next)) return at;
  }
  return undefined;
};

interface Read {
  facts: ImageFacts;
  end: number;
}

const readOne = (bytes: Uint8Array, view: DataView, start: number): Read | FaultyMedia => {
  let facts: ImageFacts | undefined;
  let scans = 0;
  let at = start + 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0) return { fault: 'damaged' };
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (marker === END) return facts === undefined || scans === 0 ? { fault: 'damaged' } : { facts, end: at + 2 };
    else {
      if (at + 4 > bytes.length) break;
      const length = view.getUint16(at + 2);
      const next = at + 2 + length;
      if (length < 2 || next > bytes.length) break;
      if (isFrame(marker) && facts === undefined) {
        if (length < 8) break;
        facts = { format: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
        const fault = sizeFault(facts.width, facts.height);
        if (fault) return fault;
      }
      at = next;
      if (marker === SCAN) {
        scans += 1;
        if (facts === undefined) break;
        if (scans > MOST_SCANS) return { fault: 'too-many-frames' };
        const after = afterScan(bytes, next);
        if (after === undefined) break;
        at = after;
      }
    }
  }
  return { fault: 'damaged' };
};

/**
 * Reads the size of a JPEG from its headers and checks that its segments fill the file. After the picture only zeros
 * and further complete pictures are accepted, which cameras append; an archive behind it is refused.
 */
export const inspectJpeg = (bytes: Uint8Array): ImageFacts | FaultyMedia => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let first: ImageFacts | undefined;
  let at = 0;
  for (let pictures = 0; pictures < MOST_PICTURES; pictures += 1) {
    const read = readOne(bytes, view, at);
    if ('fault' in read) return first === undefined ? read : { fault: 'trailing-data' };
    first ??= read.facts;
    at = read.end;
    while (bytes[at] === 0) at += 1;
    if (at === bytes.length) return first;
    if (!isJpeg(bytes.subarray(at, at + 3))) break;
  }
  return { fault: 'trailing-data' };
};
