export * from './data-sheet.ts';
export * from './pictures.ts';
export * from './uploads.ts';
