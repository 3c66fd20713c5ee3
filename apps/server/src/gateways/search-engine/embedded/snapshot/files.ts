import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Section } from '@grossist/search-index';
import { type StoredFile, UnusableSnapshot } from './manifest.ts';

/** Between two pieces the thread does other things. */
const PIECE = 4 * 1024 * 1024;
const ALIGNMENT = 8;
const PADDING = new Uint8Array(ALIGNMENT);
const UNFINISHED = '.unfinished';

const padded = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

function* piecesOf(sections: readonly Section[]): Generator<Uint8Array> {
  for (const { buffer, byteOffset, byteLength } of sections) {
    for (let from = 0; from < byteLength; from += PIECE)
      yield new Uint8Array(buffer, byteOffset + from, Math.min(PIECE, byteLength - from));
    if (padded(byteLength) > byteLength) yield PADDING.subarray(0, padded(byteLength) - byteLength);
  }
}

const writeWhole = async (file: FileHandle, bytes: Uint8Array): Promise<void> => {
  for (let from = 0; from < bytes.length; ) from += (await file.write(bytes, from)).bytesWritten;
};

/** Writes a file of that name so that it is there either whole or not at all, whenever the power fails. */
export const writeSafely = async (
  directory: string,
  name: string,
  pieces: Iterable<Uint8Array>,
): Promise<{ checksum: number }> => {
  const unfinished = join(directory, name + UNFINISHED);
  const file = await open(unfinished, 'w');
  let checksum = 0;
  try {
    for (const piece of pieces) {
      checksum = crc32(piece, checksum);
      await writeWhole(file, piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(directory, name));
  return { checksum };
};

export const writeSections = async (
  directory: string,
  name: string,
  sections: readonly Section[],
): Promise<StoredFile> => {
  const { checksum } = await writeSafely(directory, name, piecesOf(sections));
  return { name, sections: sections.map(({ byteLength }) => byteLength), checksum };
};

const lengthOf = ({ sections }: StoredFile): number => sections.reduce((sum, each) => sum + padded(each), 0);

/** Whether a file that was written is still there. */
export const isThere = (directory: string, file: StoredFile): Promise<boolean> =>
  stat(join(directory, file.name)).then(
    ({ size }) => size === lengthOf(file),
    () => false,
  );

/** Makes renames last. */
export const syncFolder = async (directory: string): Promise<void> => {
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Removes every file of a folder but those of these names. */
export const keepOnly = async (directory: string, names: ReadonlySet<string>): Promise<void> => {
  const others = (await readdir(directory)).filter((name) => !names.has(name));
  await Promise.all(others.map((name) => rm(join(directory, name), { force: true, recursive: true })));
};

/**
 * Reads the sections of a file into memory that threads share.
 * @throws UnusableSnapshot when it is not as it was written
 */
export const readSections = async (file: FileHandle, stored: StoredFile): Promise<Uint8Array[]> => {
  const { name, sections, checksum } = stored;
  const length = lengthOf(stored);
  if ((await file.stat()).size !== length) throw new UnusableSnapshot(`${name} is not as long as it was`);
  const body = new Uint8Array(new SharedArrayBuffer(length));
  let sum = 0;
  for (let from = 0; from < length; ) {
    const { bytesRead } = await file.read(body, from, Math.min(PIECE, length - from), from);
    if (bytesRead === 0) throw new UnusableSnapshot(`${name} ends too early`);
    sum = crc32(body.subarray(from, from + bytesRead), sum);
    from += bytesRead;
  }
  if (sum !== checksum) throw new UnusableSnapshot(`${name} is damaged`);
  let at = 0;
  return sections.map((each) => {
    const section = body.subarray(at, at + each);
    at += padded(each);
    return section;
  });
};
