export * from './document.ts';
export * from './documents.ts';
