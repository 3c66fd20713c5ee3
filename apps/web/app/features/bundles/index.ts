/** Materials that cost less together. */
export { BundlesPlace } from './bundles-place.tsx';
