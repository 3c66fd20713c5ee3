import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { fingerprint } from '@grossist/search-index';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';

const whole = z.number().int().nonnegative();
const StoredFile = z.object({
  /** A plain name: what the manifest says is never a path. */
  name: z.string().regex(/^[a-z]+-[0-9a-f-]+\.bin$/),
  /** Bytes of each section; each begins at a multiple of eight. */
  sections: z.array(whole),
  checksum: whole,
});

const Content = z.object({
  fingerprint: whole,
  /** The last change that is in it: its number, and when it was made, so that it is known to be the same. */
  change: z.object({ sequence: whole, madeAt: z.string() }),
  segments: z.array(z.object({ id: whole, file: StoredFile, liveCount: whole, marketSize: z.array(whole) })),
  /** States of all segments, one after the other. */
  states: StoredFile,
  registrations: StoredFile,
});

const Manifest = z.object({ checksum: whole, content: z.string() });

export type StoredFile = z.infer<typeof StoredFile>;
export type ManifestContent = z.infer<typeof Content>;
export type Change = ManifestContent['change'];

let known: number | undefined;

/** What snapshots of this code have in common. */
export const ownFingerprint = (): number => {
  known ??= fingerprint((bytes, before) => crc32(bytes, before));
  return known;
};

/** A snapshot is not what it was when it was written, or was written by other code. */
export class UnusableSnapshot extends Error {
  override name = 'UnusableSnapshot';
}

export const manifestText = (content: ManifestContent): string => {
  const text = JSON.stringify(content);
  return JSON.stringify({ checksum: crc32(text), content: text });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableSnapshot('Its manifest is torn');
  }
};

/**
 * Reads which files the newest snapshot of a folder is made of; undefined when there is none.
 * @throws UnusableSnapshot when it is damaged or of other code
 */
export const readManifest = async (directory: string): Promise<ManifestContent | undefined> => {
  let text: string;
  try {
    text = await readFile(join(directory, MANIFEST), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const manifest = Manifest.safeParse(parsed(text)).data;
  if (manifest === undefined || crc32(manifest.content) !== manifest.checksum)
    throw new UnusableSnapshot('Its manifest is damaged');
  const content = Content.safeParse(parsed(manifest.content)).data;
  if (content === undefined || content.fingerprint !== ownFingerprint())
    throw new UnusableSnapshot('It was written by another version');
  return content;
};
