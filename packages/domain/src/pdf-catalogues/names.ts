/** Section 5: "PDF catalog name defaults to PDF when empty". */
export const pdfCatalogueName = (typed: string): string => typed.trim() || 'PDF';

/** Section 9, "Default simple catalog". */
export const simpleCatalogueName = (typed: string): string => typed.trim() || 'New catalog';
