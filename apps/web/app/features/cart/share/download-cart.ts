import { problemOf } from '../../../api/problem-error.ts';

export type CartFileFormat = 'csv' | 'xlsx' | 'pdf';

/** Milliseconds after which a download is given up. Section 9. */
const LONGEST = 25_000;

/** Where the active cart can be had as a file. */
export const addressOfExport = (format: CartFileFormat): string => `/api/cart/export?format=${format}`;

const nameIn = (disposition: string | null): string | undefined => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

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
  const blob = await response.blob();
  const name = nameIn(response.headers.get('Content-Disposition')) ?? `cart.${format}`;
  return new File([blob], name, { type: blob.type });
};

/** Hands a file to the browser to keep. */
export const keepFile = (file: File): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Not at once: some browsers read it only after this.
  setTimeout(() => URL.revokeObjectURL(address), LONGEST);
};
