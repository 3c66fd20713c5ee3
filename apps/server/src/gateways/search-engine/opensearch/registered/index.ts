/** Words that stand for classes, nodes and suppliers, and words that mean the same. */
export { editDistance } from './edit-distance.ts';
export { type RegisteredWord, RegisteredWords } from './registered-words.ts';
