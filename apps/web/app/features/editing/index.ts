/** What editors have on the pages of the shop, and what they put there. */
export { EditBar, type EditBarProps, PageEditBar } from './bar/edit-bars.tsx';
export { findLandingPage, seesAsVisitor } from './landing/find-landing-page.ts';
export { LandingParts } from './landing/lazy-landing-parts.tsx';
