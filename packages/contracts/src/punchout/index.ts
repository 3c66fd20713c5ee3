export * from './procurement-documents.ts';
export * from './session.ts';
