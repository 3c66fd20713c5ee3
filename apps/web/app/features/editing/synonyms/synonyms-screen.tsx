import { getSynonyms, type SynonymGroup } from '@grossist/contracts';
import { LANGUAGES } from '@grossist/domain';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { Button, EmptyState, Pagination, PlusIcon, SearchForm } from '../../../ui/index.ts';
import { ScreenHead, useAddress } from '../../desk/index.ts';
import { Answered } from '../parts/answered.tsx';
import { CsvDialog } from './csv-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { SynonymTable } from './synonym-table.tsx';

const PAGE_SIZE = 20;
const EVERY = 'every';

type Open = { is: 'group'; group: SynonymGroup | undefined } | { is: 'csv' } | undefined;

/** Groups of words that are searched for as one. [own-syn-01] */
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
      <ScreenHead title={text('editing.synonyms')} lead={text('editing.synonyms.lead')}>
        <Button onPress={() => setOpen({ is: 'csv' })}>{text('editing.synonyms.csv')}</Button>
        <Button kind="primary" onPress={() => setOpen({ is: 'group', group: undefined })}>
          <PlusIcon size={18} />
          {text('editing.synonyms.add')}
        </Button>
      </ScreenHead>
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
      <Answered answer={groups}>
        {({ PageItems, TotalItems }) =>
          PageItems.length === 0 ? (
            <EmptyState title={text(query === '' ? 'editing.synonyms.none' : 'editing.none.found')} />
          ) : (
            <>
              <p role="status" className="text-sm text-muted">
                {text('editing.synonyms.count', { count: TotalItems })}
              </p>
              <SynonymTable groups={PageItems} onEdit={(group) => setOpen({ is: 'group', group })} />
              <Pagination page={page} pageCount={Math.ceil(TotalItems / PAGE_SIZE)} hrefOf={hrefOf} />
            </>
          )
        }
      </Answered>
      {open?.is === 'group' && <GroupDialog group={open.group} onClose={close} />}
      {open?.is === 'csv' && <CsvDialog onClose={close} />}
    </>
  );
}
