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
const MOST_PACKED_AT_ONCE = 128 * 1024;

const PACKING = { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH };

const packElsewhere = promisify(deflateRaw);

/** The beginning of a text, packed once for all texts that begin so. */
export class PackedBeginning {
  readonly #packed: Buffer;
  readonly #checksum: number;
  readonly #length: number;

  constructor(beginning: string | Buffer, packed?: Buffer) {
    const bytes = typeof beginning === 'string' ? Buffer.from(beginning) : beginning;
    this.#packed = packed ?? deflateRawSync(bytes, PACKING);
    this.#checksum = crc32(bytes);
    this.#length = bytes.length;
  }

  /** The same for a text of any length: a long one is packed in another thread. */
  static async packing(beginning: string): Promise<PackedBeginning> {
    const bytes = Buffer.from(beginning);
    const packed = bytes.length > MOST_PACKED_AT_ONCE ? await packElsewhere(bytes, PACKING) : undefined;
    return new PackedBeginning(bytes, packed);
  }

  /** What it takes of memory. */
  get bytes(): number {
    return this.#packed.length;
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
    tail.writeUInt32LE(crc32(last, this.#checksum), 0);
    tail.writeUInt32LE(this.#length + last.length, 4);
    return Buffer.concat([HEAD, this.#packed, block, last, tail]);
  }

  textWith(end: string): string {
    return inflateRawSync(this.#packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString() + end;
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
