export * from './import-run.ts';
export * from './imports.ts';
