/** Fetching of files from addresses that others name. */
export { FetchFailed, FetchRefused } from './fetch-errors.ts';
export { type FetchPublicFile, openPublicFetch, type PublicFetchSettings } from './fetch-public-file.ts';
