/** Signing in: the page, the panel over any page, and what pages for signed-in users need. */
export { requireSignedIn } from './require-signed-in.ts';
export { SignInSlideIn } from './sign-in-slide-in.tsx';
