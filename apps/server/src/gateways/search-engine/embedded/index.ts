export { type EmbeddedSearchSettings, openEmbeddedSearch } from './open-embedded-search.ts';
