import { decodeUnknown } from '@grossist/order-formats';

/** Text as spreadsheets save it; undefined for bytes that are no text. */
export const decodeText = (file: Buffer): string | undefined => {
  const text = decodeUnknown(file);
  return text.slice(0, HEAD).includes('\u0000') ? undefined : text;
};

const HEAD = 8000;
