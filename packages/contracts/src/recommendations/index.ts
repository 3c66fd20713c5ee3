export * from './get-recommendations.ts';
export * from './note-seen.ts';
export * from './track-add-to-cart.ts';
export * from './variations-data.ts';
