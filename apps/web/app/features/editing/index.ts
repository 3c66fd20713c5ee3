/** What editors have on the pages of the shop, and what they put there. */
export { EditBar, type EditBarProps, PageEditBar } from './bar/edit-bars.tsx';
export { findLandingPage, LandingParts, seesAsVisitor } from './landing/landing-page.tsx';
