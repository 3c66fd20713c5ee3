/** What the readers say to people, so that it can be said in other languages. */
export { inEnglish, partSaid, type Said, type SaidPart, said } from './said.ts';
