/**
 * The design system. What weighs much is not here but in its own folder (`ui/choices`, `ui/overlays`), so that a page which lacks it never loads it.
 */
export * from './actions/index.ts';
export { classNames } from './class-names.ts';
export * from './data/index.ts';
export * from './feedback/index.ts';
export * from './fields/index.ts';
export { SkipLink, VisuallyHidden } from './hidden.tsx';
export * from './icons/index.ts';
export * from './navigation/index.ts';
