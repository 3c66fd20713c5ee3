/** A name for one download that no other has; made so that it can also be had where the page is not encrypted. */
export const newToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The cookie that the answer to a download with this token sets. */
export const cookieOf = (token: string): string => `grossist-download-${token}`;
