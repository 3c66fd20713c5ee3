import { crc32 } from 'node:zlib';
import type { Entry } from './unzip.ts';

const VERSION = 20;
const UTF8_NAMES = 0x0800;

interface Placed {
  header: Buffer;
  name: Buffer;
  content: Buffer;
  at: number;
}

/** What local header and list have in common, from the version needed on. */
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

/** An archive of entries as they are, not compressed. */
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
  const list = Buffer.concat(placed.map(listing));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...placed.flatMap(({ header, name, content }) => [header, name, content]), list, end]);
};
