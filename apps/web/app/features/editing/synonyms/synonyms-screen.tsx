import { createSynonyms, deleteSynonyms, getSynonyms, type SynonymGroup } from '@grossist/contracts';
import { LANGUAGES } from '@grossist/domain';
import { useState } from 'react';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import {
  Button,
  IconButton,
  notify,
  PlusIcon,
  SearchForm,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  TrashIcon,
} from '../../../ui/index.ts';
import { useAddress } from '../../desk/index.ts';
import { ListScreen, useProblemNotice } from '../parts/query-states.tsx';
import { CsvDialog } from './csv-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { wordsOf } from './words-field.tsx';

interface SynonymTableProps {
  groups: readonly SynonymGroup[];
  onEdit: (group: SynonymGroup) => void;
}

/** The synonym groups of a page, with their actions. Undoing a deletion creates the group again. [own-syn-04] */
const SynonymTable = ({ groups, onEdit }: SynonymTableProps) => {
  const text = useText();
  const settings = useProblemNotice('search');
  const restore = useOperation(createSynonyms, settings);
  const remove = useOperation(deleteSynonyms, settings);
  const removeGroup = (group: SynonymGroup): void => {
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
                onPress={() => removeGroup(group)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const PAGE_SIZE = 20;
const EVERY = 'every';

type Open = { is: 'group'; group: SynonymGroup | undefined } | { is: 'csv' } | undefined;

/** The list of synonym groups: words that are searched as one. [own-syn-01] */
export default function Synonyms() {
  const text = useText();
  const { page, query, get, hrefOf, go } = useAddress('/editor/synonyms');
  const [open, setOpen] = useState<Open>();
  const language = LANGUAGES.find((one) => one === get('language'));
  const groups = useOperationQuery(
    getSynonyms,
    { query: { Query: query, Language: language, Page: page, PageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  const close = (): void => setOpen(undefined);
  return (
    <>
      <ListScreen
        title={text('editing.synonyms')}
        lead={text('editing.synonyms.lead')}
        actions={
          <>
            <Button onPress={() => setOpen({ is: 'csv' })}>{text('editing.synonyms.csv')}</Button>
            <Button kind="primary" onPress={() => setOpen({ is: 'group', group: undefined })}>
              <PlusIcon size={18} />
              {text('editing.synonyms.add')}
            </Button>
          </>
        }
        tools={
          <div className="flex flex-wrap items-end gap-3">
            <SearchForm
              isSlim
              label={text('editing.synonyms.find')}
              query={query}
              onSearch={(next) => go({ query: next })}
            />
            <Select
              label={text('shell.language')}
              options={[
                { id: EVERY, name: text('editing.language.every') },
                ...LANGUAGES.map((id) => ({ id, name: nameOfLanguage(id) })),
              ]}
              value={language ?? EVERY}
              onChange={(id) => go({ language: id === EVERY ? '' : id })}
              className="w-48"
            />
          </div>
        }
        answer={groups}
        loading={['line', { columns: 4 }]}
        renderSummary={({ TotalItems }) =>
          TotalItems > 0 && (
            <p role="status" className="text-sm text-muted">
              {text('editing.synonyms.count', { count: TotalItems })}
            </p>
          )
        }
        rowsOf={({ PageItems, TotalItems }) => ({ rows: PageItems, total: TotalItems })}
        page={page}
        pageSize={PAGE_SIZE}
        hrefOf={hrefOf}
        empty={{ title: text(query === '' ? 'editing.synonyms.none' : 'editing.none.found') }}
      >
        {(rows) => <SynonymTable groups={rows} onEdit={(group) => setOpen({ is: 'group', group })} />}
      </ListScreen>
      {open?.is === 'group' && <GroupDialog group={open.group} onClose={close} />}
      {open?.is === 'csv' && <CsvDialog onClose={close} />}
    </>
  );
}
