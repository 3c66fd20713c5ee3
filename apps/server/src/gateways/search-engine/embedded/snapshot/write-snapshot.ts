import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { type IndexImage, segmentSections, stateSections } from '@grossist/search-index';
import { isThere, keepOnly, syncFolder, writeSafely, writeSections } from './files.ts';
import { type Change, MANIFEST, manifestText, ownFingerprint, type StoredFile } from './manifest.ts';

export interface WrittenSnapshot {
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
