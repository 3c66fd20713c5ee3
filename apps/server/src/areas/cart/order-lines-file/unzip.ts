import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** The archive is none, or is made to be one that nobody can unpack. */
export class UnreadableArchive extends Error {
  override name = 'UnreadableArchive';
}

export interface UnzipLimits {
  /** Entries of the archive, whether they are wanted or not. */
  entries: number;
  /** Bytes of all unpacked entries together. */
  bytes: number;
}

export interface Entry {
  name: string;
  content: Buffer;
}

interface Listed {
  name: string;
  method: number;
  packedBytes: number;
  headerAt: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const LISTED = 0x02014b50;
const LISTED_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** Where the list of entries ends: behind everything, but for a comment. */
const findEnd = (file: Buffer): number => {
  const first = Math.max(0, file.length - END_BYTES - LONGEST_COMMENT);
  for (let at = file.length - END_BYTES; at >= first; at -= 1) if (file.readUInt32LE(at) === END) return at;
  throw new UnreadableArchive('It is no archive');
};

const list = (file: Buffer, most: number): Listed[] => {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  if (count > most) throw new UnreadableArchive('It has too many parts');
  const listed: Listed[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== LISTED) throw new UnreadableArchive('Its list of parts is broken');
    const nameBytes = file.readUInt16LE(at + 28);
    listed.push({
      method: file.readUInt16LE(at + 10),
      packedBytes: file.readUInt32LE(at + 20),
      headerAt: file.readUInt32LE(at + 42),
      name: file.toString('utf8', at + LISTED_BYTES, at + LISTED_BYTES + nameBytes),
    });
    at += LISTED_BYTES + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return listed;
};

const packed = (file: Buffer, { headerAt, packedBytes }: Listed): Buffer => {
  if (file.readUInt32LE(headerAt) !== LOCAL) throw new UnreadableArchive('A part is not where the list says');
  const from = headerAt + LOCAL_BYTES + file.readUInt16LE(headerAt + 26) + file.readUInt16LE(headerAt + 28);
  if (from + packedBytes > file.length) throw new UnreadableArchive('A part is cut off');
  return file.subarray(from, from + packedBytes);
};

/**
 * Unpacks the wanted entries of an archive in memory. How large they say they are is not believed: unpacking ends where
 * the limit is reached.
 * @throws UnreadableArchive for what is no archive, or goes beyond the limits
 */
export const unzip = async (
  file: Buffer,
  isWanted: (name: string) => boolean,
  limits: UnzipLimits,
): Promise<Entry[]> => {
  try {
    let left = limits.bytes;
    const entries: Entry[] = [];
    for (const listed of list(file, limits.entries)) {
      if (!isWanted(listed.name)) continue;
      if (listed.method !== STORED && listed.method !== DEFLATED) throw new UnreadableArchive('A part is packed oddly');
      const bytes = packed(file, listed);
      // The sum is bounded, so one comes after the other.
      const content = listed.method === STORED ? bytes : await inflate(bytes, { maxOutputLength: Math.max(1, left) });
      left -= content.length;
      if (left < 0) throw new UnreadableArchive('It unpacks to too much');
      entries.push({ name: listed.name, content });
    }
    return entries;
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error;
    throw new UnreadableArchive('It can not be unpacked', { cause: error });
  }
};
