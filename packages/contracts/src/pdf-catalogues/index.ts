export * from './catalogue.ts';
export * from './catalogue-documents.ts';
export * from './catalogue-lines.ts';
export * from './catalogues.ts';
export * from './simple-catalogues.ts';
export * from './sources.ts';
