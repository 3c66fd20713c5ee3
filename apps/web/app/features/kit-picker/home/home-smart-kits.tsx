import { getRecentSmartKits } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { PackageIcon, ShopLink } from '../../../ui/index.ts';
import type { RecentSmartKit } from '../adding/use-running-projects.ts';
import { pathOfSmartKit, useMayUseKits } from '../kit-access.ts';

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
