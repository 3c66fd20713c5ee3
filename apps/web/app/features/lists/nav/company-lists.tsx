import { getCompanyVariationLists } from '@grossist/contracts';
import { useDeferredValue, useId, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Checkbox, INPUT_STYLE, Skeleton } from '../../../ui/index.ts';
import { NavItem } from './nav-item.tsx';

const SIZE = 20;

/** For user admins: lists of the company by name or owner, among them those whose owner has left. [own-vl-04] */
export const CompanyLists = ({ selected, onChoose }: { selected: string | undefined; onChoose: () => void }) => {
  const text = useText();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} aria-labelledby={titleId}>
      <summary id={titleId} className="flex min-h-8 items-center rounded-sm text-sm font-semibold text-muted">
        {text('lists.company')}
      </summary>
      {isOpen && <Found selected={selected} onChoose={onChoose} />}
    </details>
  );
};

const Found = ({ selected, onChoose }: { selected: string | undefined; onChoose: () => void }) => {
  const text = useText();
  const [words, setWords] = useState('');
  const [isWithoutOwner, setWithoutOwner] = useState(false);
  const Query = useDeferredValue(words.trim());
  const { data, isError } = useOperationQuery(
    getCompanyVariationLists,
    { query: { Query, OnlyWithoutOwner: isWithoutOwner ? 'true' : 'false', PageSize: SIZE } },
    { keepPrevious: true },
  );
  return (
    <div className="grid gap-2 pt-1">
      <input
        type="search"
        value={words}
        maxLength={100}
        onChange={(event) => setWords(event.target.value)}
        aria-label={text('lists.company.find')}
        placeholder={text('lists.company.find')}
        className={INPUT_STYLE}
      />
      <Checkbox isSelected={isWithoutOwner} onChange={setWithoutOwner} className="text-sm">
        {text('lists.company.withoutOwner')}
      </Checkbox>
      {!data && !isError && <Skeleton className="h-20 w-full" />}
      {isError && <p className="text-sm text-danger">{text('lists.failed')}</p>}
      {data && (
        <ul className="grid gap-0.5">
          {data.PageItems.map((list) => (
            <NavItem
              key={list.Id}
              list={list}
              isSelected={list.Id === selected}
              onChoose={onChoose}
              owner={list.OwnersFullName || text('lists.company.noOwner')}
            />
          ))}
        </ul>
      )}
      {data && data.TotalItems > data.PageItems.length && (
        <p className="text-sm text-muted">
          {text('lists.result.more', { count: data.TotalItems - data.PageItems.length })}
        </p>
      )}
      {data?.TotalItems === 0 && <p className="text-sm text-muted">{text('lists.picker.none')}</p>}
    </div>
  );
};
