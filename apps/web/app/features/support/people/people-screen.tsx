import { findPeople, getPersonalData, type KnownPerson, letComeBack } from '@grossist/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { keepFile, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, EmptyState, INPUT_STYLE, LABEL_STYLE, notify } from '../../../ui/index.ts';
import { ScreenHead } from '../../desk/index.ts';
import { Answered } from '../parts/answered.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { fileOfData } from './file-of-data.ts';
import { PeopleTable } from './people-table.tsx';

/** People whose data is asked for: to be told what is kept of them, or to be erased. [own-aud-03..06] */
export default function PeopleScreen() {
  const text = useText();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const query = (search.get('find') ?? '').slice(0, 200);
  const [toErase, setToErase] = useState<KnownPerson>();
  const found = useOperationQuery(findPeople, { query: { query } }, { keepPrevious: true });
  const tell = useOperation(getPersonalData, {
    onSuccess: (data) => keepFile(fileOfData(data)),
    onError: (problem) => notify(problem.message),
  });
  const comeBack = useOperation(letComeBack, {
    invalidates: ['audit'],
    onSuccess: () => notify(text('people.mayComeBack')),
    onError: (problem) => notify(problem.message),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('find');
    setSearch(typeof typed === 'string' && typed.trim() !== '' ? { find: typed.trim() } : {});
  };
  return (
    <>
      <ScreenHead title={text('people.title')} lead={text('people.lead')} />
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
      <Answered answer={found} failed="people.failed">
        {({ People }) =>
          People.length === 0 ? (
            <EmptyState title={text('people.none')} />
          ) : (
            <PeopleTable
              people={People}
              onTell={(person) => tell.mutate({ params: { id: person.ContactId } })}
              onErase={setToErase}
              onComeBack={(person) => comeBack.mutate({ params: { id: person.ContactId } })}
            />
          )
        }
      </Answered>
      {toErase !== undefined && <EraseDialog person={toErase} onClose={() => setToErase(undefined)} />}
    </>
  );
}
