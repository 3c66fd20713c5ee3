/** The screen of lists, and their place on the home page. */
export { HomeListsPlace } from './home/home-lists-place.tsx';
