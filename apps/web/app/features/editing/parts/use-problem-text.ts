import type { MessageKey } from '../../../i18n/index.ts';
import { problemTextWith } from '../../desk/index.ts';

const TEXTS: Readonly<Record<string, MessageKey>> = {
  offline: 'errors.offline.title',
  'changed-meanwhile': 'editing.conflict',
  'slug-taken': 'editing.problem.taken',
  'key-taken': 'editing.problem.taken',
  'key-malformed': 'editing.address.hint',
  'title-missing': 'editing.problem.title',
  'block-in-use': 'editing.problem.blockInUse',
  'block-empty': 'editing.problem.blockEmpty',
  'item-empty': 'editing.problem.blockEmpty',
  'unknown-node': 'editing.problem.node',
  'unknown-vendor': 'editing.problem.vendor',
  'unknown-bundle': 'editing.problem.bundle',
  'node-mismatch': 'editing.problem.node',
  'unknown-material': 'editing.problem.material',
  'unknown-block': 'editing.problem.block',
  'too-few-words': 'editing.synonyms.tooFew',
  'group-is-there': 'editing.synonyms.isThere',
  'synonyms-full': 'editing.synonyms.full',
  'file-too-large': 'editing.imports.tooLarge',
  'file-empty': 'editing.imports.fileEmpty',
  'file-gone': 'editing.imports.fileGone',
};

/** Why something was refused, in the reader's language; what the shop says of it where there is no such text. */
export const useProblemText = problemTextWith({
  texts: TEXTS,
  tooLarge: 'editing.imports.tooLarge',
  refused: 'editing.problem.refused',
  namesField: true,
});
