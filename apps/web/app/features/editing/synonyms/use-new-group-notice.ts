import { deleteSynonyms, type SynonymGroup } from '@grossist/contracts';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemNotice } from '../parts/use-problem-notice.ts';
import { wordsOf } from './words.ts';

/** Returns a function that reports a new group of synonyms, with an undo that deletes it again. [own-syn-04] */
export const useNewGroupNotice = () => {
  const text = useText();
  const remove = useOperation(deleteSynonyms, useProblemNotice('search'));
  return (group: SynonymGroup, onUndo: () => void): void =>
    notify(text('editing.reports.synonym.done', { words: wordsOf(group) }), () => {
      remove.mutate({ params: { id: group.Id }, query: { Version: group.Version } });
      onUndo();
    });
};
