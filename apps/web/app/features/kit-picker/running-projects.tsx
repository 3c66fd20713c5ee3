import { getCartDetails, getRecentSmartKits, type OperationOutput } from '@grossist/contracts';
import { useOperationQuery } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { PackageIcon, ShopLink } from '../../ui/index.ts';
import { pathOfSmartKit, useMayUseKits } from './kit-access.ts';

/** The most projects that are offered: those changed last. */
const OFFERED = 50;

export type RecentSmartKit = OperationOutput<typeof getRecentSmartKits>['pageItems'][number];

/** Loads the caller's projects that are not ordered yet, that of the active cart first, then those changed last. */
export const useRunningProjects = () => {
  const { data, error, refetch } = useOperationQuery(getRecentSmartKits, {
    query: { PageNumber: 1, PageSize: OFFERED },
  });
  const cart = useOperationQuery(getCartDetails, {});
  const running = data?.pageItems.filter(({ isOrdered }) => !isOrdered);
  const cartId = cart.data?.CartId;
  return {
    // Waits for the active cart, since its project is offered first and the order must not change while it is read.
    projects: cart.isPending
      ? undefined
      : running?.toSorted((one, other) => Number(other.cartId === cartId) - Number(one.cartId === cartId)),
    problem: data ? null : error,
    tryAgain: () => void refetch(),
  };
};

/** Projects that are looked at, of which those that are not ordered are shown. */
const LATEST = 5;
const SHOWN = 2;
const STALE_MS = 60_000;

/** Loads the running projects of the home page; undefined while they are loaded, none where they can't be. */
export const useHomeSmartKits = (): readonly RecentSmartKit[] | undefined => {
  const mayUse = useMayUseKits();
  const { data, isError } = useOperationQuery(
    getRecentSmartKits,
    { query: { PageNumber: 1, PageSize: LATEST } },
    { enabled: mayUse, staleTime: STALE_MS },
  );
  if (!mayUse || isError) return [];
  return data?.pageItems.filter(({ isOrdered, kitCount }) => !isOrdered && kitCount > 0).slice(0, SHOWN);
};

/** Running projects of kits as cards before the lists of the home page. */
export const HomeSmartKits = ({ projects }: { projects: readonly RecentSmartKit[] }) => {
  const text = useText();
  return projects.map(({ id, projectName, kitCount }) => {
    const name = projectName || text('kitPicker.unnamed');
    return (
      <li key={id} className="grid w-68 shrink-0 content-between gap-1 rounded-lg border border-line bg-surface p-3">
        <span className="grid min-w-0">
          <ShopLink to={pathOfSmartKit(id)} className="flex min-w-0 items-center gap-2 font-semibold hover:underline">
            <PackageIcon size={18} className="shrink-0 text-muted" />
            <span className="truncate" title={name}>
              {name}
            </span>
          </ShopLink>
          <span className="truncate text-sm text-muted">
            {text('kitPicker.home')} · {text('kitPicker.kitCount', { count: kitCount })}
          </span>
        </span>
      </li>
    );
  });
};
