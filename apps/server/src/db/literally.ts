/** Backslash and the wildcards of LIKE, as themselves. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
