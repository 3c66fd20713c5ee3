import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** Thrown for a file that is no archive, or one built to exceed the limits. */
export class UnreadableArchive extends Error {
  override name = 'UnreadableArchive';
}

interface UnzipLimits {
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

/** Returns the offset of the end-of-central-directory record: at the end of the file, but for a comment. */
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
 * Unpacks the wanted entries of an archive in memory. Declared sizes are not trusted: unpacking stops at the limit.
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

const VERSION = 20;
const UTF8_NAMES = 0x0800;

interface Placed {
  header: Buffer;
  name: Buffer;
  content: Buffer;
  at: number;
}

/** Writes the fields that local header and central directory share, from the version needed on. */
const describe = (target: Buffer, at: number, name: Buffer, content: Buffer): void => {
  target.writeUInt16LE(VERSION, at);
  target.writeUInt16LE(UTF8_NAMES, at + 2);
  target.writeUInt32LE(crc32(content), at + 10);
  target.writeUInt32LE(content.length, at + 14);
  target.writeUInt32LE(content.length, at + 18);
  target.writeUInt16LE(name.length, at + 22);
};

const listing = ({ name, content, at }: Placed): Buffer => {
  const listed = Buffer.alloc(46);
  listed.writeUInt32LE(0x02014b50, 0);
  listed.writeUInt16LE(VERSION, 4);
  describe(listed, 6, name, content);
  listed.writeUInt32LE(at, 42);
  return Buffer.concat([listed, name]);
};

/** Writes entries into an archive, not compressed. */
export const pack = (entries: readonly Entry[]): Buffer => {
  let at = 0;
  const placed = entries.map((entry): Placed => {
    const name = Buffer.from(entry.name, 'utf8');
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    describe(header, 4, name, entry.content);
    const made = { header, name, content: entry.content, at };
    at += header.length + name.length + entry.content.length;
    return made;
  });
  const directory = Buffer.concat(placed.map(listing));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...placed.flatMap(({ header, name, content }) => [header, name, content]), directory, end]);
};
