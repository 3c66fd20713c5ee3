import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { uploadImport } from '@grossist/contracts';
import { afterAll } from 'vitest';
import { findSession, identityRoutes } from '../../src/areas/identity/index.ts';
import { importRoutes, registerImportUpload, workThroughRuns } from '../../src/areas/imports/index.ts';
import type { Database } from '../../src/db/index.ts';
import type { Client } from '../support/client.ts';
import { hashEmail } from '../support/hash-email.ts';
import { testApp } from '../support/test-app.ts';

export interface UploadTraits {
  fileName?: string;
  format?: string;
  dryRun?: boolean;
  markets?: string;
}

const MOST_BYTES = 4 * 1024 * 1024;

/** The calls of the import and its worker, which works when it is woken. Call it while tests are collected. */
export const importingApp = async (db: Database) => {
  const folder = await mkdtemp(join(tmpdir(), 'grossist-uploads-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const counted = { woken: 0 };
  const wake = async (): Promise<void> => {
    counted.woken += 1;
  };
  const { app, ...app_ } = testApp(db, {
    answers: [...identityRoutes({ db, signInFailures: 0 }), ...importRoutes({ db, wake })],
  });
  registerImportUpload(app, { db, mostBytes: MOST_BYTES, findSession: findSession(db), wake });
  const failures: unknown[] = [];
  return {
    ...app_,
    folder,
    /** The files that are stored, by name. */
    stored: async (): Promise<readonly string[]> => {
      const rows = await db.selectFrom('import_upload_parts').select('stored_file').distinct().execute();
      return rows.map((row) => row.stored_file).toSorted();
    },
    counted,
    failures,
    mostBytes: MOST_BYTES,
    work: (signal: AbortSignal = new AbortController().signal) =>
      workThroughRuns({ db, hashEmail, folder, signal, onFailure: (error) => void failures.push(error) }),
    upload: (client: Client, content: string | Readable, traits: UploadTraits = {}) => {
      const query = new URLSearchParams(
        Object.entries({ fileName: 'catalogue.ndjson', ...traits }).map(([name, value]) => [name, String(value)]),
      );
      return client.send({
        method: 'POST',
        url: `${uploadImport.path}?${query.toString()}`,
        headers: { 'content-type': 'application/octet-stream' },
        payload: typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content,
      });
    },
  };
};
