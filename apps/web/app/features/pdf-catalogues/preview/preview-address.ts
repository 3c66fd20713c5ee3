/** Cover, introduction and table of contents, or the first materials. */
export const PREVIEWED = ['front', 'lines'] as const;
export type PreviewedPages = (typeof PREVIEWED)[number];

/** Returns the address of the picture of the first pages of a catalog in one of its versions. [own-doc-05] */
export const addressOfPreview = (id: string, version: number, pages: PreviewedPages): string =>
  `/api/pdfcatalogs/${encodeURIComponent(id)}/preview?${new URLSearchParams({ Pages: pages, version: String(version) })}`;
