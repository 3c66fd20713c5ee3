import type { Readable } from 'node:stream';
import type { CatalogueFormat } from '@grossist/catalogue-formats';
import type { Market } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../db/index.ts';
import { breaksRule, Failure } from '../../../http/failure.ts';
import { askForRun } from '../runs/index.ts';
import { storeParts } from './stored-parts.ts';

/** Who asks for an import. */
export interface Asker {
  name: string;
  contactId: string;
}

export interface UploadDeps {
  db: Database;
  mostBytes: number;
}

export interface Upload {
  fileName: string;
  format?: CatalogueFormat | undefined;
  dryRun: boolean;
  markets: readonly Market[];
  content: Readable;
}

export const tooLarge = (mostBytes: number): Failure =>
  new Failure(413, 'file-too-large', 'Too large', `A file may have at most ${mostBytes} bytes`);

/** The pieces as they come. Who sends too much is told so: the connection is left as it is. */
async function* upTo(mostBytes: number, content: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > mostBytes) throw tooLarge(mostBytes);
    yield piece;
  }
}

/** @throws Failure 413 above the limit, 422 when nothing came */
const store = async ({ db, mostBytes }: UploadDeps, name: string, content: Readable): Promise<number> => {
  const bytes = await storeParts(db, name, upTo(mostBytes, content));
  if (bytes === 0) throw breaksRule('file-empty', 'The file is empty', 'body');
  return bytes;
};

/**
 * Keeps a file that arrives in pieces, in constant memory, and has it imported. Answers the import's id. [imp-01]
 * @throws Failure 413 above the limit, 422 `file-empty`
 */
export const receiveFile =
  (deps: UploadDeps) =>
  async (asker: Asker, upload: Upload): Promise<string> => {
    const name = uuidv7();
    const bytesTotal = await store(deps, name, upload.content);
    const { fileName, format = '', dryRun, markets } = upload;
    const run = { source: fileName, format, dryRun, markets, bytesTotal, storedFile: name, startedBy: asker };
    return askForRun(deps.db, run, 'waiting');
  };
