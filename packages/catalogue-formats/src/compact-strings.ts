/**
 * The same text in memory of its own. What is cut out of a piece of the file keeps the whole piece from being given
 * back, so whatever outlives its product is copied.
 */
export const copied = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/**
 * The one text that the engine keeps of all that are written so: it is told from another by where it is, not by what it
 * says.
 */
export const interned = (text: string): string => Object.keys({ [text]: true })[0] ?? text;
