/** Kits packed per project. Sections 3, 4 and 5. */
export * from './checkboxes.ts';
export * from './kit-amounts.ts';
export * from './numbered-names.ts';
export * from './packed-quantity.ts';
export * from './page-after-delete.ts';
export * from './project-state.ts';
export * from './sheet-block.ts';
export * from './stock-labels.ts';
export * from './validate-kit.ts';
