/** Kits packed per project. Sections 3, 4 and 5. */
export * from './checkboxes.ts';
export * from './kit-quantities.ts';
export * from './numbered-names.ts';
export * from './sheet-block.ts';
export * from './stock-labels.ts';
export * from './validate-kit.ts';
