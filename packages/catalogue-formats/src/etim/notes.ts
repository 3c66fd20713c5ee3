import { NoteTally } from '../note-tally.ts';

const TEXTS = {
  'language-assumed': 'the file names no language for its texts; they were read as English',
  'foreign-language': 'a column is in a language that the shop does not have and was skipped',
  'unit-by-code': 'units are given as ETIM codes only: import the ETIM table of units to show their names',
  'foreign-translation': 'a translation is in a language that the shop does not have and was skipped',
  deleted: 'entries removed from the model by this release were skipped; existing ones stay in the shop',
  groups: 'class groups were skipped: the shop has its own catalog tree',
  'modelling-class': 'classes of drawings (MC) were skipped',
  'damaged-word': 'a synonym was damaged by a spreadsheet and skipped',
} as const;

export type EtimNotes = NoteTally<keyof typeof TEXTS>;

export const etimNotes = (): EtimNotes => new NoteTally(TEXTS);
