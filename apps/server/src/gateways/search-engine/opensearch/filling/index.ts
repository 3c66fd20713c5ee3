/** How the index is filled from the database and kept fresh. */
export { Follower, type FollowerDeps } from './follower.ts';
export { type CatalogueSource, databaseSource, type ToldOfWords } from './source.ts';
