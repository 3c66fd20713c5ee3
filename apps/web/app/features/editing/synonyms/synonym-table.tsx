import { createSynonyms, deleteSynonyms, type SynonymGroup } from '@grossist/contracts';
import { useOperation } from '../../../api/index.ts';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import {
  IconButton,
  notify,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  TrashIcon,
} from '../../../ui/index.ts';
import { useProblemNotice } from '../parts/use-problem-notice.ts';
import { wordsOf } from './words.ts';

interface SynonymTableProps {
  groups: readonly SynonymGroup[];
  onEdit: (group: SynonymGroup) => void;
}

/** Groups with what can be done with each. Deleting is taken back by making the group again. [own-syn-04] */
export const SynonymTable = ({ groups, onEdit }: SynonymTableProps) => {
  const text = useText();
  const settings = useProblemNotice('search');
  const restore = useOperation(createSynonyms, settings);
  const remove = useOperation(deleteSynonyms, settings);
  const take = (group: SynonymGroup): void => {
    const { Id, Language, Words, IsOneWay, Version } = group;
    remove.mutate(
      { params: { id: Id }, query: { Version } },
      {
        onSuccess: () =>
          notify(text('editing.synonyms.deleted', { words: wordsOf(group) }), () =>
            restore.mutate({ body: { Language, Words, IsOneWay } }),
          ),
      },
    );
  };
  return (
    <Table caption={text('editing.synonyms')}>
      <TableHead>
        <TableHeading>{text('editing.synonyms.words')}</TableHeading>
        <TableHeading>{text('editing.synonyms.direction')}</TableHeading>
        <TableHeading>{text('shell.language')}</TableHeading>
        <TableHeading>
          <span className="sr-only">{text('editing.actions')}</span>
        </TableHeading>
      </TableHead>
      <TableBody>
        {groups.map((group) => (
          <TableRow key={group.Id}>
            <TableCell>
              <button
                type="button"
                onClick={() => onEdit(group)}
                lang={group.Language ?? undefined}
                className="min-h-8 text-left font-semibold break-words hover:underline"
              >
                {wordsOf(group)}
              </button>
            </TableCell>
            <TableCell>{text(group.IsOneWay ? 'editing.synonyms.oneWay.short' : 'editing.synonyms.both')}</TableCell>
            <TableCell>
              {group.Language === null ? text('editing.language.every') : nameOfLanguage(group.Language)}
            </TableCell>
            <TableCell isNumber>
              <IconButton
                label={text('ui.remove', { name: wordsOf(group) })}
                icon={<TrashIcon size={18} />}
                onPress={() => take(group)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
