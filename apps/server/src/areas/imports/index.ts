/** Catalogue and trade data from files and from the demo wholesaler into the shop's tables. */
export { openImportArea } from './area.ts';
export { type ImportThread, importThread } from './background/import-thread.ts';
export { workThroughRuns } from './background/work-through-runs.ts';
export { type FileImport, FileRefused, importFile } from './commands/import-file.ts';
export { type ImportDeps, type ImportOptions, importRecords } from './commands/import-records.ts';
export { type DemoDeps, type DemoSize, makeDemo } from './commands/make-demo.ts';
export { makeDemoOrders } from './commands/make-demo-orders.ts';
export type { Counts, ImportCounts, ImportProgress, ImportReport } from './report.ts';
export { progressText } from './report-formats.ts';
export { type ImportRouteDeps, importRoutes } from './routes.ts';
export { type ImportUploadDeps, registerImportUpload } from './upload/receive-upload.ts';
export { tidyUploads } from './upload/stored-files.ts';
