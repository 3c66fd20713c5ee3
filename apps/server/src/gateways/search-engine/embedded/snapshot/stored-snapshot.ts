import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type IndexImage,
  type Registration,
  STATE_SECTIONS,
  type StackedSegment,
  segmentFrom,
  segmentSections,
  stateFrom,
  stateSections,
} from '@grossist/search-index';
import { isThere, keepOnly, readSections, syncFolder, writeSafely, writeSections } from './files.ts';
import {
  type Change,
  MANIFEST,
  type ManifestContent,
  manifestText,
  ownFingerprint,
  type StoredFile,
  UnusableSnapshot,
} from './manifest.ts';

interface LoadedSnapshot {
  image: IndexImage;
  /** Files of the segments, by their numbers: they need not be written again. */
  files: ReadonlyMap<number, StoredFile>;
}

const registrationsFrom = ([section]: readonly Uint8Array[]): readonly Registration[] => {
  // Its checksum says that it is what this very version of the code wrote.
  const registrations: Registration[] = JSON.parse(new TextDecoder().decode(section));
  return registrations;
};

/**
 * Reads a snapshot into shared memory.
 * @throws UnusableSnapshot, WrongSections or a file's error when it cannot be used
 */
export const loadSnapshot = async (
  directory: string,
  { segments, states, registrations }: ManifestContent,
): Promise<LoadedSnapshot> => {
  const stored = [...segments.map(({ file }) => file), states, registrations];
  const opened: FileHandle[] = [];
  try {
    // All are opened before any is read: another process may be replacing them.
    for (const { name } of stored) opened.push(await open(join(directory, name), 'r'));
    const sections: Uint8Array[][] = [];
    for (const [index, file] of opened.entries()) sections.push(await readSections(file, stored[index]!));
    const stateParts = sections[segments.length]!;
    if (stateParts.length !== segments.length * STATE_SECTIONS) throw new UnusableSnapshot('States are missing');
    return {
      image: {
        segments: segments.map(({ id, liveCount, marketSize }, index): StackedSegment => {
          const own = stateParts.slice(index * STATE_SECTIONS, (index + 1) * STATE_SECTIONS);
          return { id, segment: segmentFrom(sections[index]!), state: stateFrom({ liveCount, marketSize }, own) };
        }),
        registrations: registrationsFrom(sections[segments.length + 1]!),
      },
      files: new Map(segments.map(({ id, file }) => [id, file])),
    };
  } finally {
    await Promise.all(opened.map((file) => file.close()));
  }
};

interface WrittenSnapshot {
  /** Files of the segments, by their numbers. */
  files: ReadonlyMap<number, StoredFile>;
  /** Bytes that had to be written. */
  bytes: number;
}

const sizeOf = ({ sections }: StoredFile): number => sections.reduce((sum, each) => sum + each, 0);

/**
 * Writes an index as a snapshot, the manifest last: until that is in its place the one before is valid. Segments that
 * have a file already are not written again.
 */
export const writeSnapshot = async (
  directory: string,
  { segments, registrations }: IndexImage,
  change: Change,
  known: ReadonlyMap<number, StoredFile>,
): Promise<WrittenSnapshot> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const files = new Map<number, StoredFile>();
  let bytes = 0;
  for (const { id, segment } of segments) {
    const there = known.get(id);
    if (there !== undefined && (await isThere(directory, there))) {
      files.set(id, there);
      continue;
    }
    const file = await writeSections(directory, `segment-${randomUUID()}.bin`, segmentSections(segment));
    files.set(id, file);
    bytes += sizeOf(file);
  }
  const states = await writeSections(
    directory,
    `states-${randomUUID()}.bin`,
    segments.flatMap(({ state }) => stateSections(state)),
  );
  const registered = await writeSections(directory, `registrations-${randomUUID()}.bin`, [
    new TextEncoder().encode(JSON.stringify(registrations)),
  ]);
  await syncFolder(directory);
  const text = manifestText({
    fingerprint: ownFingerprint(),
    change,
    segments: segments.map(({ id, state: { liveCount, marketSize } }) => ({
      id,
      file: files.get(id)!,
      liveCount,
      marketSize: [...marketSize],
    })),
    states,
    registrations: registered,
  });
  await writeSafely(directory, MANIFEST, [new TextEncoder().encode(text)]);
  await syncFolder(directory);
  const names = [...files.values(), states, registered].map(({ name }) => name);
  await keepOnly(directory, new Set([MANIFEST, ...names]));
  return { files, bytes: bytes + sizeOf(states) + sizeOf(registered) };
};
