import { createSynonyms, deleteSynonyms, getSynonyms, type SynonymGroup, updateSynonyms } from '@grossist/contracts';
import { LANGUAGES } from '@grossist/domain';
import { useRef, useState } from 'react';
import { callOperation, useOperation } from '../../../api/index.ts';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { Checkbox, notify } from '../../../ui/index.ts';
import { useProblemNotice } from '../parts/query-states.tsx';
import { DraftDialog } from '../parts/save-controls.tsx';
import { useVersioned } from '../parts/versioned-draft.ts';
import { WordsField, wordsOf } from './words-field.tsx';

const EVERY = 'every';
const NEW: Fields = { Language: null, Words: [], IsOneWay: false };

type Fields = Pick<SynonymGroup, 'Language' | 'IsOneWay'> & { Words: readonly string[] };

const fieldsOf = ({ Language, Words, IsOneWay }: SynonymGroup): Fields => ({ Language, Words, IsOneWay });

/** Loads the saved group; its words are the only way to find it. */
const findNow = async ({ Id, Words }: SynonymGroup): Promise<SynonymGroup | undefined> => {
  const requests = Words.map((Query) => callOperation(getSynonyms, { query: { Query, PageSize: 100 } }));
  const found = await Promise.all(requests);
  return found.flatMap(({ PageItems }) => PageItems).find((group) => group.Id === Id);
};

interface GroupDialogProps {
  /** Absent: a new one. */
  group: SynonymGroup | undefined;
  /** What a new group begins with. */
  start?: Fields;
  /** Called with the group that was made; reports it in place of "Saved". */
  onMade?: (group: SynonymGroup) => void;
  onClose: () => void;
}

/** A new group of synonyms, or one that is changed. [own-syn-02] [own-syn-03] */
export const GroupDialog = ({ group, start = NEW, onMade, onClose }: GroupDialogProps) => {
  const text = useText();
  const [isTooFew, setTooFew] = useState(false);
  const made = useRef<SynonymGroup>(undefined);
  const draft = useVersioned<Fields>({
    fields: group === undefined ? start : fieldsOf(group),
    version: group?.Version ?? 0,
    save: async ({ Words: words, ...fields }, Version) => {
      const body = { ...fields, Words: [...words] };
      if (group === undefined) {
        made.current = await callOperation(createSynonyms, { body });
        return made.current.Version;
      }
      return (await callOperation(updateSynonyms, { params: { id: group.Id }, body: { ...body, Version } })).Version;
    },
    findNow: async () => {
      const now = group && (await findNow(group));
      return now && { fields: fieldsOf(now), version: now.Version };
    },
    invalidates: [getSynonyms.area],
    onSaved: () => {
      if (made.current !== undefined && onMade !== undefined) onMade(made.current);
      else notify(text('editing.saved'));
      onClose();
    },
  });
  const { Language, Words, IsOneWay } = draft.value;

  const submit = (): void => {
    setTooFew(Words.length < 2);
    if (Words.length >= 2) draft.submit();
  };

  return (
    <DraftDialog
      title={text(group === undefined ? 'editing.synonyms.add' : 'editing.synonyms.edit')}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <WordsField
        words={Words}
        onChange={(next) => draft.change({ Words: next })}
        error={isTooFew && Words.length < 2 ? text('editing.synonyms.tooFew') : undefined}
      />
      <Checkbox isSelected={IsOneWay} onChange={(next) => draft.change({ IsOneWay: next })}>
        <span>
          {text('editing.synonyms.oneWay')}{' '}
          <span className="block text-sm text-muted">{text('editing.synonyms.oneWay.hint')}</span>
        </span>
      </Checkbox>
      <Select
        label={text('shell.language')}
        options={[
          { id: EVERY, name: text('editing.language.every') },
          ...LANGUAGES.map((id) => ({ id, name: nameOfLanguage(id) })),
        ]}
        value={Language ?? EVERY}
        onChange={(id) => draft.change({ Language: LANGUAGES.find((one) => one === id) ?? null })}
      />
    </DraftDialog>
  );
};

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
