import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { fingerprint } from '@grossist/search-index';
import type { ClientBase } from 'pg';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';

const whole = z.number().int().nonnegative();
const StoredFile = z.object({
  /** A plain file name, never a path. */
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

/** Returns the fingerprint of this version's index format. */
export const ownFingerprint = (): number => {
  known ??= fingerprint((bytes, before) => crc32(bytes, before));
  return known;
};

/** A snapshot is damaged, or was written by another version. */
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

const SNAPSHOTS = 724_002;

/**
 * Changes are numbered from the first: where there was none yet, one of no material is noted, so that there is a last
 * one.
 */
export const noteFirstChange = async (client: ClientBase): Promise<void> => {
  await client.query(
    `insert into search_changes (sap_material_number) select '' where not exists (select from search_changes)`,
  );
};

/** Returns a change as stored in snapshots; undefined when the database no longer has it. */
export const changeOf = async (client: ClientBase, sequence: number): Promise<Change | undefined> => {
  const { rows } = await client.query<{ made_at: string }>({
    name: 'search change',
    text: 'select extract(epoch from changed_at)::text as made_at from search_changes where sequence = $1',
    values: [sequence],
  });
  const row = rows[0];
  return row && { sequence, madeAt: row.made_at };
};

/**
 * Returns true if the changes after a change can be read from this database: the change must exist, the same to the
 * microsecond. It does not when the database is another one, is a backup from before, or has tidied away the change;
 * changes are tidied away from the first on, so none after it is missing.
 */
export const isKnown = async (client: ClientBase, { sequence, madeAt }: Change): Promise<boolean> =>
  (await changeOf(client, sequence))?.madeAt === madeAt;

/**
 * Takes an advisory lock for writing snapshots to a folder, held until the connection ends; it is reentrant.
 * @returns false when another process holds it
 */
export const mayWrite = async (client: ClientBase, directory: string): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
    SNAPSHOTS,
    `${hostname()}:${directory}`,
  ]);
  return rows[0]?.taken === true;
};
