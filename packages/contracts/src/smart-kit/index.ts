export * from './cart-kits.ts';
export * from './kit-drafts.ts';
export * from './kit-files.ts';
export * from './kit-sheet.ts';
export * from './kit-values.ts';
export * from './smart-kits.ts';
export * from './templates.ts';
