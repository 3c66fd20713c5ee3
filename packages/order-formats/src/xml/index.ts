/** XML as a tree, read within bounds; and written, everything in it escaped. */
export * from './element.ts';
export * from './read-xml.ts';
export * from './write-xml.ts';
