import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Area, WorkerFile } from '../../area.ts';
import { importThread } from './background/import-thread.ts';
import { importRoutes } from './routes.ts';
import { type ImportUploadDeps, registerImportUpload } from './upload/receive-upload.ts';
import { tidyUploads } from './upload/stored-files.ts';

export interface ImportAreaDeps extends ImportUploadDeps {
  connectionString: string;
  dataDirectory: string;
  /** Days after which a file that was not imported is deleted. */
  keptDays: number;
  erasedPeopleKey: Parameters<typeof importThread>[0]['erasedPeopleKey'];
  workerFile: WorkerFile;
  log: Logger;
}

export interface ImportArea extends Area {
  /** Works through the uploaded files that wait. */
  work(): Promise<void>;
}

/** Opens imports: their calls, uploads, and the thread that imports. */
export const openImportArea = (deps: ImportAreaDeps): ImportArea => {
  const { db, connectionString, keptDays, erasedPeopleKey, log, wake } = deps;
  const folder = join(deps.dataDirectory, 'imports');
  const workerFile = deps.workerFile('import-worker');
  const { work, close } = importThread({ connectionString, folder, erasedPeopleKey, workerFile, log });
  return {
    answers: importRoutes({ db, wake }),
    register: (app) => registerImportUpload(app, deps),
    tidy: () => tidyUploads({ db, folder, keptDays }),
    work,
    stop: close,
  };
};
