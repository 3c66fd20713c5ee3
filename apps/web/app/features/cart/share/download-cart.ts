import { fileIn } from '../../../api/index.ts';
import { problemOf } from '../../../api/problem-error.ts';

export type CartFileFormat = 'csv' | 'xlsx' | 'pdf';

/** Milliseconds after which a download is given up. Section 9. */
const LONGEST = 25_000;

/** Where the active cart can be had as a file. */
export const addressOfExport = (format: CartFileFormat): string => `/api/cart/export?format=${format}`;

/**
 * The cart as a file in the reader's language.
 * @throws ProblemError when the shop refuses; TypeError or a DOMException when it can't be reached or takes too long
 */
export const downloadCart = async (format: CartFileFormat, locale: string): Promise<File> => {
  const response = await fetch(addressOfExport(format), {
    headers: { 'X-Grossist-Locale': locale },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(LONGEST),
  });
  if (!response.ok) throw await problemOf(response);
  return fileIn(response, `cart.${format}`);
};
