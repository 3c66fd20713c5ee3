/** Media types of stored files. */
export type MediaType = 'image/jpeg' | 'image/png' | 'text/csv' | 'application/pdf';

/** The ending of a stored file's name, by its media type. */
export const MEDIA_ENDINGS: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'text/csv': 'csv',
  'application/pdf': 'pdf',
};
