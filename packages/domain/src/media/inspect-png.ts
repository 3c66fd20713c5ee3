import { sizeFault } from './image-limits.ts';
import type { FaultyMedia, ImageFacts } from './media-fault.ts';

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
