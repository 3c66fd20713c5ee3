import { orderSents } from '@grossist/contracts';
import { useDeferredValue, useState } from 'react';
import { useOperationQuery } from '../../../../api/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { Checkbox, INPUT_STYLE, Skeleton } from '../../../../ui/index.ts';
import { useMoment } from '../../../../use-moment.ts';
import { listsInOrder, useLists } from '../../../list-picker/index.ts';

/** Returns a choice with one more, or without one of them. */
const withToggled = (chosen: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

interface ListChoiceProps {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The caller's lists that have materials. */
export const ListChoice = ({ chosen, onChange }: ListChoiceProps) => {
  const text = useText();
  const { data, isError } = useLists();
  if (isError) return <p role="alert">{text('pdf.problem.other')}</p>;
  if (!data) return <Skeleton className="h-32 w-full" />;
  const lists = listsInOrder(data).filter(({ VariationsCount }) => VariationsCount > 0);
  if (lists.length === 0) return <p className="text-muted">{text('pdf.addTo.lists.none')}</p>;
  return (
    <fieldset className="grid max-h-72 gap-1 overflow-y-auto">
      <legend className="sr-only">{text('pdf.addTo.lists')}</legend>
      {lists.map(({ Id, Name, VariationsCount }) => (
        <Checkbox
          key={Id}
          isSelected={chosen.has(Id)}
          onChange={() => onChange(withToggled(chosen, Id))}
          className="min-h-9 w-full"
        >
          <span className="min-w-0 flex-1 break-words">{Name}</span>
          <span className="text-sm text-muted">{text('pdf.materials', { count: VariationsCount })}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
};

const SHOWN = 20;

interface ChoiceProps {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The latest orders on the caller's accounts, found by words. [ord-07] */
export const OrderChoice = ({ chosen, onChange }: ChoiceProps) => {
  const text = useText();
  const moment = useMoment();
  const [words, setWords] = useState('');
  const Query = useDeferredValue(words.trim());
  const { data, isError } = useOperationQuery(
    orderSents,
    { body: { Query, PageSize: SHOWN } },
    { keepPrevious: true, staleTime: 60_000 },
  );
  return (
    <div className="grid gap-2">
      <input
        type="search"
        value={words}
        maxLength={100}
        onChange={(event) => setWords(event.target.value)}
        aria-label={text('pdf.addTo.orders.search')}
        placeholder={text('pdf.addTo.orders.search')}
        className={INPUT_STYLE}
      />
      {isError && <p role="alert">{text('pdf.problem.other')}</p>}
      {!data && !isError && <Skeleton className="h-32 w-full" />}
      {data?.SentOrders.length === 0 && <p className="text-muted">{text('pdf.addTo.orders.none')}</p>}
      {data && (
        <fieldset className="grid max-h-72 gap-1 overflow-y-auto">
          <legend className="sr-only">{text('pdf.addTo.orders')}</legend>
          {data.SentOrders.map(({ OrderId, SalesOrderId, Name, OrderedAt, LineCount }) => (
            <Checkbox
              key={OrderId}
              isSelected={chosen.has(OrderId)}
              onChange={() => onChange(withToggled(chosen, OrderId))}
              className="min-h-9 w-full"
            >
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{SalesOrderId}</span>
                {Name !== '' && <span className="break-words"> · {Name}</span>}
                <span className="block text-sm text-muted">{moment(OrderedAt)}</span>
              </span>
              <span className="text-sm whitespace-nowrap text-muted">{text('orders.lines', { count: LineCount })}</span>
            </Checkbox>
          ))}
        </fieldset>
      )}
    </div>
  );
};
