export * from './media-files.ts';
export * from './uploads.ts';
