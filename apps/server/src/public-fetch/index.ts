/** Fetching of files from addresses that others name. */
export {
  FetchFailed,
  type FetchPublicFile,
  FetchRefused,
  openPublicFetch,
  type PublicFetchSettings,
} from './fetch-public-file.ts';
