import { getRecentSmartKits } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { PackageIcon, ShopLink } from '../../../ui/index.ts';
import { pathOfSmartKit } from '../kit-address.ts';
import { useMayUseKits } from '../kit-rights.ts';

/** Projects that are looked at, of which those that are not ordered are shown. */
const LATEST = 5;
const FRESH = 60_000;

/** The caller's running projects of kits as cards behind the lists of the home page; nothing without any. */
export const HomeSmartKits = () => {
  const text = useText();
  const mayUse = useMayUseKits();
  const { data } = useOperationQuery(
    getRecentSmartKits,
    { query: { PageNumber: 1, PageSize: LATEST } },
    { enabled: mayUse, staleTime: FRESH },
  );
  const running = data?.pageItems.filter(({ isOrdered, kitCount }) => !isOrdered && kitCount > 0) ?? [];
  return running.map(({ id, projectName, kitCount }) => {
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
