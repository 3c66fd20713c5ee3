import { NoteTally } from '../note-tally.ts';

const TEXTS = {
  'language-assumed': 'the file names no language for its texts, which were read as English',
  'foreign-language': 'a column is in a language that the shop does not have, and was left out',
  'unit-by-code': 'units are told by ETIM’s codes alone: they are shown once its table of units is imported too',
  'foreign-translation': 'a translation is in a language that the shop does not have, and was left out',
  deleted: 'what the release took out of the model was left out; it stays where the shop knows it',
  groups: 'groups of classes have no place in the shop, which has a tree of its own',
  'modelling-class': 'classes of drawings (MC) were left out',
  'damaged-word': 'a synonym was damaged by a spreadsheet and left out',
} as const;

export type EtimNotes = NoteTally<keyof typeof TEXTS>;

export const etimNotes = (): EtimNotes => new NoteTally(TEXTS);
