/** Blank means null or only spaces. Section 5. */
export const isBlank = (text: string | null | undefined): boolean =>
  text === null || text === undefined || text.trim() === '';
