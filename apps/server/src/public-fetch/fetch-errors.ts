/** The file will not be fetched, however often it is tried. The message is the reason. */
export class FetchRefused extends Error {
  override name = 'FetchRefused';
}

/** The file can't be fetched now; it may be later. The message is the reason. */
export class FetchFailed extends Error {
  override name = 'FetchFailed';
}
