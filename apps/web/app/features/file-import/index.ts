/** Importing a table of materials from a CSV or XLSX file: sending it, asking for its quantity column, reporting its rows. */
export { FileImportDialog, ImportedRows } from './file-import-dialog.tsx';
export { type ImportedFile, importedFileOf, isTooLargeToImport, useFileImport } from './use-file-import.ts';
