/** Media types of stored files. */
export type MediaType = 'image/jpeg' | 'image/png' | 'text/csv' | 'application/pdf';
