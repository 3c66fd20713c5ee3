export * from './files.ts';
export * from './kit-drafts.ts';
export * from './kit-sheet.ts';
export * from './kit-values.ts';
export * from './labels.ts';
export * from './project-sources.ts';
export * from './smart-kits.ts';
export * from './templates.ts';
