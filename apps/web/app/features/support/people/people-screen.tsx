import { findPeople, getPersonalData, type KnownPerson } from '@grossist/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, EmptyState, ErrorState, INPUT_STYLE, LABEL_STYLE, notify, Skeleton } from '../../../ui/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { PeopleTable } from './people-table.tsx';
import { saveJson } from './save-json.ts';

/** People whose data is asked for: to be told what is kept of them, or to be erased. [own-aud-03..05] */
export default function PeopleScreen() {
  const text = useText();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const query = (search.get('find') ?? '').slice(0, 200);
  const [toErase, setToErase] = useState<KnownPerson>();
  const found = useOperationQuery(findPeople, { query: { query } }, { keepPrevious: true });
  const tell = useOperation(getPersonalData, {
    onSuccess: (data) => saveJson(`personal-data-${data.ContactId}.json`, data),
    onError: (problem) => notify(problem.message),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('find');
    setSearch(typeof typed === 'string' && typed.trim() !== '' ? { find: typed.trim() } : {});
  };
  return (
    <>
      <header className="grid gap-1">
        <PageTitle>{text('people.title')}</PageTitle>
        <h1 className="text-2xl">{text('people.title')}</h1>
        <p className="max-w-prose text-muted">{text('people.lead')}</p>
      </header>
      <form role="search" aria-label={text('people.title')} onSubmit={submit} className="flex max-w-xl items-end gap-2">
        <label className="grid flex-1 gap-1" htmlFor={id}>
          <span className={LABEL_STYLE}>{text('people.query')}</span>
          <input
            id={id}
            key={query}
            name="find"
            type="search"
            maxLength={200}
            autoComplete="off"
            defaultValue={query}
            className={INPUT_STYLE}
          />
        </label>
        <Button type="submit" kind="primary">
          {text('people.find')}
        </Button>
      </form>
      {found.data === undefined && found.error === null && (
        <div role="status" aria-label={text('ui.loading')}>
          <Skeleton className="h-96 w-full rounded-lg" />
        </div>
      )}
      {found.error !== null && (
        <ErrorState title={text('people.failed')} onTryAgain={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.data !== undefined && found.data.People.length === 0 && <EmptyState title={text('people.none')} />}
      {found.data !== undefined && found.data.People.length > 0 && (
        <PeopleTable
          people={found.data.People}
          onTell={(person) => tell.mutate({ params: { id: person.ContactId } })}
          onErase={setToErase}
        />
      )}
      {toErase !== undefined && <EraseDialog person={toErase} onClose={() => setToErase(undefined)} />}
    </>
  );
}
