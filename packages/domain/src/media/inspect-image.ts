import { type FaultyMedia, type ImageFacts, sizeFault } from './media-fault.ts';

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

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER_BYTES = 13;
/** Length, type and checksum of a chunk. */
const CHUNK_FRAME = 12;

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, at) => bytes[at] === byte);

const chunkName = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/**
 * Reads the size of a PNG from its header and checks that its chunks fill the file exactly, in constant memory.
 * Checksums and pixels are left to the decoder.
 */
export const inspectPng = (bytes: Uint8Array): ImageFacts | FaultyMedia => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let facts: ImageFacts | undefined;
  let hasData = false;
  let at = SIGNATURE.length;
  while (at + CHUNK_FRAME <= bytes.length) {
    const length = view.getUint32(at);
    const name = chunkName(view, at + 4);
    const next = at + CHUNK_FRAME + length;
    if (!/^[A-Za-z]{4}$/.test(name) || next > bytes.length) return { fault: 'damaged' };
    if (facts === undefined) {
      if (name !== 'IHDR' || length !== HEADER_BYTES) return { fault: 'damaged' };
      facts = { format: 'png', width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
      const fault = sizeFault(facts.width, facts.height);
      if (fault) return fault;
    } else if (name === 'IHDR') return { fault: 'damaged' };
    if (name === 'IDAT') hasData = true;
    if (name === 'IEND') {
      if (length !== 0 || !hasData) return { fault: 'damaged' };
      return next === bytes.length ? facts : { fault: 'trailing-data' };
    }
    at = next;
  }
  return { fault: 'damaged' };
};

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
