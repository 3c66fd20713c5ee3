/** Texts of a file in the shop's languages. */
export { cleanLine, cleanText, cutText } from './clean.ts';
export { languageOfCode } from './languages.ts';
export * from './read-texts.ts';
