import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';

const LEVEL = 3;
/** A file of gzip's making, of no name and no time, from no system in particular. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** A last block that is kept as it is, not packed; its length follows twice, the second time with each bit turned round. */
const LAST_STORED_BLOCK = 1;
const BLOCK_HEAD_BYTES = 5;
const TAIL_BYTES = 8;
const LONGEST_BLOCK = 0xffff;

/** From here on packing would keep others waiting, and goes to another thread. */
export const MOST_PACKED_AT_ONCE = 128 * 1024;

/** Room for all that a part packs to: with less, the other thread would wait for this one again and again. */
const ROOM = 256 * 1024;

const PACKING = { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH, chunkSize: ROOM };

/** Less of it where what packs itself takes the next piece: each is a buffer of its own that the collector has to count. */
const PACKING_AT_ONCE = { ...PACKING, chunkSize: 32 * 1024 };

const packInThread = promisify(deflateRaw);

/** Blocks of deflate, none of them the last, of a text of so many bytes with this checksum. */
interface Packed {
  blocks: Buffer;
  checksum: number;
  length: number;
}

const packedNow = (bytes: Buffer): Buffer => deflateRawSync(bytes, PACKING_AT_ONCE);

const packedSoon = (bytes: Buffer): Promise<Buffer> =>
  bytes.length > MOST_PACKED_AT_ONCE ? packInThread(bytes, PACKING) : Promise.resolve(packedNow(bytes));

/** What packing answers is a part of all the room that it had; who keeps it would keep that. */
const alone = (bytes: Buffer): Buffer => Buffer.from(bytes);

const packedHere = (text: string): Packed => {
  const bytes = Buffer.from(text);
  return { blocks: alone(packedNow(bytes)), checksum: crc32(bytes), length: bytes.length };
};

/** The beginning of a text, packed once for all texts that begin so. */
export class PackedBeginning {
  readonly #packed: Packed;

  constructor(beginning: string | Packed) {
    this.#packed = typeof beginning === 'string' ? packedHere(beginning) : beginning;
  }

  /** The same for a text of any length, in parts: a long one is packed in another thread while the next is written. */
  static async packing(parts: Iterable<string>): Promise<PackedBeginning> {
    const blocks: Promise<Buffer>[] = [];
    let checksum = 0;
    let length = 0;
    for (const part of parts) {
      const bytes = Buffer.from(part);
      checksum = crc32(bytes, checksum);
      length += bytes.length;
      blocks.push(packedSoon(bytes));
    }
    return new PackedBeginning({ blocks: Buffer.concat(await Promise.all(blocks)), checksum, length });
  }

  /** What it takes of memory: the small ones share theirs with others. */
  get bytes(): number {
    const { blocks } = this.#packed;
    return blocks.length * 2 < Buffer.poolSize ? blocks.length : blocks.buffer.byteLength;
  }

  /** The text with this end (below 64 kB), packed as gzip packs. */
  packedWith(end: string): Buffer {
    const last = Buffer.from(end);
    if (last.length > LONGEST_BLOCK) throw new RangeError('The end of a text is too long to be kept as it is');
    const block = Buffer.alloc(BLOCK_HEAD_BYTES);
    block.writeUInt8(LAST_STORED_BLOCK, 0);
    block.writeUInt16LE(last.length, 1);
    block.writeUInt16LE(~last.length & LONGEST_BLOCK, 3);
    const tail = Buffer.alloc(TAIL_BYTES);
    tail.writeUInt32LE(crc32(last, this.#packed.checksum), 0);
    tail.writeUInt32LE(this.#packed.length + last.length, 4);
    return Buffer.concat([HEAD, this.#packed.blocks, block, last, tail]);
  }

  textWith(end: string): string {
    return inflateRawSync(this.#packed.blocks, { finishFlush: constants.Z_SYNC_FLUSH }).toString() + end;
  }
}

/** An answer as it goes over the wire: a beginning that many have in common, and an end of its own. */
export class WrittenAnswer {
  readonly #beginning: PackedBeginning;
  readonly #end: string;

  constructor(beginning: PackedBeginning, end: string) {
    this.#beginning = beginning;
    this.#end = end;
  }

  get packed(): Buffer {
    return this.#beginning.packedWith(this.#end);
  }

  get text(): string {
    return this.#beginning.textWith(this.#end);
  }
}
