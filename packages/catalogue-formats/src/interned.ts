/**
 * The one text that the engine keeps of all that are written so: it is told from another by where it is, not by what it
 * says.
 */
export const interned = (text: string): string => Object.keys({ [text]: true })[0] ?? text;
