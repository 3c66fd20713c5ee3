import type { Pool } from 'pg';
import type { Area, WorkerFile } from '../../area.ts';
import { registerValidationFiles, type ValidationFileDeps } from './files/register-files.ts';
import { openDocumentReader } from './reading/document-reader.ts';
import { orderValidationRoutes, type ValidationRouteDeps } from './routes.ts';
import { ORDER_UPLOAD_CRON, orderUploadTasks, type WorkThroughDeps, wakeOrderUploads } from './uploads/work-through.ts';

export interface ValidationAreaDeps
  extends ValidationRouteDeps,
    Pick<ValidationFileDeps, 'findSession'>,
    Pick<WorkThroughDeps, 'log'> {
  pool: Pool;
  workerFile: WorkerFile;
}

/** Opens the validation of customers' order documents: its calls, uploads, and the threads that read documents. */
export const openValidationArea = (deps: ValidationAreaDeps): Area => {
  const { read, close } = openDocumentReader({ workerFile: deps.workerFile('order-worker') });
  return {
    answers: orderValidationRoutes(deps),
    register: (app) => registerValidationFiles(app, { ...deps, read, wake: wakeOrderUploads(deps.pool) }),
    tasks: orderUploadTasks({ ...deps, read }),
    cron: ORDER_UPLOAD_CRON,
    close,
  };
};
