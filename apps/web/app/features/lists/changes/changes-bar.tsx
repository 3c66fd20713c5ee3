import {
  getVariationListChanges,
  type ListChange,
  markVariationListSeen,
  type VariationList,
} from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { type MessageKey, useFormat, useLocale, useText } from '../../../i18n/index.ts';
import { Button, notify, ShopLink, Skeleton, WarningBar } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { CHANGES_LISTS, useListProblem } from '../../list-picker/index.ts';

/** Changes that are listed; of more their number is shown. */
const LISTED = 100;

const COUNTS: Record<ListChange['Kind'], MessageKey> = {
  added: 'lists.changes.added',
  removed: 'lists.changes.removed',
  replaced: 'lists.changes.replaced',
  'phased-out': 'lists.changes.phasedOut',
  blocked: 'lists.changes.blocked',
  obsolete: 'lists.changes.obsolete',
};

const ONE: Record<ListChange['Kind'], MessageKey> = {
  added: 'lists.change.added',
  removed: 'lists.change.removed',
  replaced: 'lists.change.replaced',
  'phased-out': 'lists.change.phasedOut',
  blocked: 'lists.change.blocked',
  obsolete: 'lists.change.obsolete',
};

/** What others, or the wholesaler, changed since the caller last looked: "Since 3 Nov: 2 added, 1 sold out for good". */
export const ChangesBar = ({ list }: { list: VariationList }) => {
  if (!list.HasUnseenChanges) return null;
  return <Unseen list={list} />;
};

/** The bar while its changes are loaded, as high as it will be. */
const LoadingChanges = () => (
  <WarningBar tone="info">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="flex h-11.5 flex-1 basis-60 items-center tablet:h-5">
        <Skeleton className="h-4 w-full max-w-md" />
      </span>
      <Skeleton className="my-1 h-4 w-48" />
      <Skeleton className="h-8 w-32" />
    </div>
  </WarningBar>
);

const Unseen = ({ list }: { list: VariationList }) => {
  const text = useText();
  const format = useFormat();
  const problemText = useListProblem();
  const cultureName = useLocale();
  const params = { id: list.Id };
  const { data, error } = useOperationQuery(getVariationListChanges, {
    params,
    query: { PageSize: LISTED, cultureName },
  });
  const seen = useOperation(markVariationListSeen, {
    invalidates: CHANGES_LISTS,
    onError: (problem) => notify(problemText(problem)),
  });
  const changes = data?.PageItems.filter(({ IsUnseen }) => IsUnseen) ?? [];
  const latest = data?.PageItems[0];
  const oldest = changes.at(-1);
  if (!data && !error) return <LoadingChanges />;
  if (!latest || !oldest) return null;
  const counts = new Map<ListChange['Kind'], number>();
  for (const { Kind } of changes) counts.set(Kind, (counts.get(Kind) ?? 0) + 1);
  const what = [...counts].map(([kind, count]) => text(COUNTS[kind], { count })).join(', ');
  const beyond = (data?.UnseenCount ?? 0) - changes.length;
  return (
    <WarningBar tone="info">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="flex-1 basis-60 font-semibold">
          {text('lists.changes', { date: format.day(oldest.ChangedAt.slice(0, 10)), what })}
        </p>
        <details className="open:order-last open:basis-full">
          <summary className="w-fit rounded-sm py-0.5 underline underline-offset-3">
            {text('lists.changes.details')}
          </summary>
          <ul className="mt-1 grid gap-0.5 text-sm">
            {changes.map((change) => (
              <ChangeItem key={change.ChangeId} change={change} />
            ))}
            {beyond > 0 && <li>{text('lists.result.more', { count: beyond })}</li>}
          </ul>
        </details>
        <Button
          size="small"
          isPending={seen.isPending}
          onPress={() => seen.mutate({ params, body: { ChangeId: latest.ChangeId } })}
        >
          {text('lists.changes.seen')}
        </Button>
      </div>
    </WarningBar>
  );
};

const ChangeItem = ({ change }: { change: ListChange }) => {
  const text = useText();
  const format = useFormat();
  const user = useSignedInUser();
  const { timeZone } = marketFacts(user?.market ?? 'DK');
  const { Material, Successor, ChangedByName } = change;
  const when = format.time(change.ChangedAt, timeZone);
  return (
    <li>
      {text(ONE[change.Kind], { name: Material.Name })}{' '}
      {Successor && (
        <ShopLink to={`/variation/${encodeURIComponent(Successor.Code)}`} className="underline underline-offset-3">
          {text('lists.line.successor', { name: Successor.Name })}
        </ShopLink>
      )}{' '}
      <span className="text-muted">{ChangedByName === '' ? when : `${ChangedByName}, ${when}`}</span>
    </li>
  );
};
