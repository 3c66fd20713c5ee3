import type { VariationList } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { lazy, Suspense, useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Badge, Button, CartIcon } from '../../../ui/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { AddToPdf } from '../../pdf-basket/index.ts';
import { ExportPdf } from '../../pdf-export/index.ts';
import { type ListDialogKind, ListMenu } from './list-menu.tsx';

const NameDialog = lazy(async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('../share/share-dialog.tsx')).ShareDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('../import/import-dialog.tsx')).ImportDialog }));
const CounterDialog = lazy(async () => ({ default: (await import('../counter/counter-dialog.tsx')).CounterDialog }));

interface ListHeadProps {
  list: VariationList;
  /** False: a user admin looks at a list of the company. */
  isMember: boolean;
  /** Undefined: the caller may not order. */
  onOrderAll: (() => void) | undefined;
  isOrdering: boolean;
}

/** Name, owner and state of a list, with its actions. */
export const ListHead = ({ list, isMember, onOrderAll, isOrdering }: ListHeadProps) => {
  const text = useText();
  const isReadOnly = useIsReadOnly();
  const [asked, setAsked] = useState<ListDialogKind | 'counter'>();
  const close = (): void => setAsked(undefined);
  const isNamed = list.Type === 'own' || list.Type === 'shared';
  const mayShare = isNamed && !isReadOnly && (list.UserIsOwner || list.UserMayToggleIsDefaultForSubscribers);
  const isEmpty = list.VariationsCount === 0;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xl">
          <span className="min-w-0 [overflow-wrap:anywhere]">{list.Name}</span>
          {list.IsDefault && <Badge tone="accent">{text('lists.default')}</Badge>}
        </h2>
        <About list={list} />
      </div>
      <div className="flex flex-wrap gap-2">
        {onOrderAll && (
          <Button kind="primary" isDisabled={isEmpty} isPending={isOrdering} onPress={onOrderAll}>
            <CartIcon size={18} />
            {text('lists.order.all')}
          </Button>
        )}
        {onOrderAll && (
          <Button aria-haspopup="dialog" isDisabled={isEmpty} onPress={() => setAsked('counter')}>
            {text('lists.counter')}
          </Button>
        )}
        {!isEmpty && <AddToPdf source={{ kind: 'lists', ids: [list.Id] }} />}
        {mayShare && (
          <Button aria-haspopup="dialog" onPress={() => setAsked('share')}>
            {text('lists.share')}
          </Button>
        )}
        <ListMenu list={list} isMember={isMember} onAsk={setAsked} />
      </div>
      <Suspense>
        {asked === 'name' && <NameDialog list={list} onClose={close} />}
        {asked === 'share' && <ShareDialog list={list} onClose={close} />}
        {asked === 'import' && <ImportDialog list={list} onClose={close} />}
        {asked === 'pdf' && <ExportPdf name={list.Name} source={{ kind: 'list', id: list.Id }} onClose={close} />}
        {asked === 'counter' && <CounterDialog list={list} onClose={close} />}
      </Suspense>
    </header>
  );
};

/** Description, owner, number of subscribers and last change of the list. */
const About = ({ list }: { list: VariationList }) => {
  const text = useText();
  const format = useFormat();
  const user = useSignedInUser();
  const { timeZone } = marketFacts(user?.market ?? 'DK');
  if (list.Type === 'topSelling') return <p className="text-muted">{text('lists.topSelling.text')}</p>;
  if (list.Type === 'favorites') return <p className="text-muted">{text('lists.favorites.text')}</p>;
  const facts = [
    !list.UserIsOwner && text('lists.owner', { name: list.OwnersFullName || text('lists.company.noOwner') }),
    text('lists.sharedWith', { count: list.SubscribersCount }),
    text('lists.updated', { time: format.time(list.LastUpdated, timeZone) }),
  ];
  return (
    <>
      {list.Description !== '' && (
        <p className="line-clamp-2 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{list.Description}</p>
      )}
      <p className="text-sm text-muted">{facts.filter((fact) => fact !== false).join(' · ')}</p>
      {!list.UserHasEditRights && <p className="text-sm text-muted">{text('lists.readOnly')}</p>}
    </>
  );
};
