export * from './pictures.ts';
export * from './uploads.ts';
