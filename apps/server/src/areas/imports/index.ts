/** Catalogue and trade data from files and from the demo wholesaler into the shop's tables. */
export { type FileImport, FileRefused, importFile } from './commands/import-file.ts';
export { type ImportDeps, type ImportOptions, importRecords } from './commands/import-records.ts';
export { type DemoDeps, type DemoSize, makeDemo } from './commands/make-demo.ts';
export type { Counts, ImportCounts, ImportReport } from './report.ts';
export { progressText } from './report-text.ts';
