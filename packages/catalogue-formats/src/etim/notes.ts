import { NoteTally } from '../note-tally.ts';

const TEXTS = {
  'language-assumed': 'the file names no language for its texts, which were read as English',
  'foreign-language': 'a column is in a language that the shop does not have, and was left out',
  'unit-by-code': 'units are told by ETIM’s codes alone: they are shown once its table of units is imported too',
  'damaged-word': 'a synonym was damaged by a spreadsheet and left out',
} as const;

export type EtimNotes = NoteTally<keyof typeof TEXTS>;

export const etimNotes = (): EtimNotes => new NoteTally(TEXTS);
