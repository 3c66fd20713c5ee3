export * from './facet-visibility.ts';
export * from './material-values.ts';
export * from './navigation.ts';
export * from './variation-feedback.ts';
export * from './variations.ts';
export * from './vendors.ts';
