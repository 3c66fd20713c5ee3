export * from './read-imports.ts';
export * from './run.ts';
export * from './steer-imports.ts';
export * from './upload-import.ts';
