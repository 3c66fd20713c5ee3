/**
 * Returns the same text in memory of its own. A slice of a piece of the file holds the whole piece in memory, so
 * everything that outlives its product is copied.
 */
export const copied = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/**
 * Returns the engine's one copy of all equal texts, so that comparing two of them compares references, not characters.
 */
export const interned = (text: string): string => Object.keys({ [text]: true })[0] ?? text;
