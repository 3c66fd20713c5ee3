/** Kits packed per project. Sections 3, 4 and 5. */
export * from './kit-editing.ts';
export * from './sheet-block.ts';
export * from './stock-labels.ts';
export * from './validate-kit.ts';
