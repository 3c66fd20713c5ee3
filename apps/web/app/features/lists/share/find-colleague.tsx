import { getPotentialSubscribers, type ListSubscriber } from '@grossist/contracts';
import { useDeferredValue, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { LoadingShape } from '../../../ui/data/loading-shape.tsx';
import { Button, INPUT_STYLE, LABEL_STYLE, PlusIcon } from '../../../ui/index.ts';
import { useListProblem } from '../../list-picker/index.ts';

/** Colleagues that are shown at once; more are found by name. */
const SHOWN = 8;

interface FindColleagueProps {
  listId: string;
  isAdding: boolean;
  onAdd: (person: Pick<ListSubscriber, 'Id' | 'DisplayName'>) => void;
}

/** Colleagues who do not see the list yet, by name or e-mail. [vl-12] */
export const FindColleague = ({ listId, isAdding, onAdd }: FindColleagueProps) => {
  const text = useText();
  const problemText = useListProblem();
  const [words, setWords] = useState('');
  const Query = useDeferredValue(words.trim());
  const { data, error } = useOperationQuery(
    getPotentialSubscribers,
    { params: { id: listId }, query: { Query, PageSize: SHOWN } },
    { keepPrevious: true },
  );
  return (
    <div className="grid gap-2">
      <label className="grid gap-1">
        <span className={LABEL_STYLE}>{text('lists.share.find')}</span>
        <input
          type="search"
          value={words}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
          placeholder={text('lists.share.find.placeholder')}
          // The dialog was opened to find somebody.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          className={INPUT_STYLE}
        />
      </label>
      {error && <p className="text-danger">{problemText(error)}</p>}
      {!data && !error && <LoadingShape parts={['list']} />}
      {data && data.PageItems.length > 0 && (
        <ul aria-label={text('lists.share.potential')} className="divide-y divide-line rounded-lg border border-line">
          {data.PageItems.map((person) => (
            <li key={person.Id} className="flex items-center gap-3 py-1.5 pr-1.5 pl-2.5">
              <span className="grid min-w-0 flex-1">
                <span className="[overflow-wrap:anywhere]">{person.DisplayName}</span>
                <span className="text-sm text-muted [overflow-wrap:anywhere]">{person.Email}</span>
              </span>
              <Button
                size="small"
                aria-label={text('lists.share.add', { name: person.DisplayName })}
                isPending={isAdding}
                onPress={() => onAdd(person)}
              >
                <PlusIcon size={18} />
                {text('lists.share')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data?.PageItems.length === 0 && <p className="text-muted">{text('lists.share.none')}</p>}
      {data && data.TotalItems > data.PageItems.length && (
        <p className="text-sm text-muted">
          {text('lists.result.more', { count: data.TotalItems - data.PageItems.length })}
        </p>
      )}
    </div>
  );
};
