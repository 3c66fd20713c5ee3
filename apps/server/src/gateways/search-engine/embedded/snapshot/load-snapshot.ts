import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type IndexImage,
  type Registration,
  STATE_SECTIONS,
  type StackedSegment,
  segmentFrom,
  stateFrom,
} from '@grossist/search-index';
import { readSections } from './files.ts';
import { type ManifestContent, type StoredFile, UnusableSnapshot } from './manifest.ts';

export interface LoadedSnapshot {
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
