import { useText } from '../../../i18n/index.ts';
import { ShopLink } from '../../../ui/index.ts';
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts';
import { pathOfList, useLists } from '../../list-picker/index.ts';

const SHOWN = 3;

/** Lists that changed since the user saw them last; nothing while there are none. */
export const ListNotices = () => {
  const text = useText();
  const known = useLists();
  const data = useIsHydrating() ? undefined : known.data;
  const changed = [...(data?.myLists ?? []), ...(data?.sharedLists ?? [])].filter((list) => list.HasUnseenChanges);
  if (changed.length === 0) return null;
  return (
    <section aria-label={text('home.desk.notices')} className="rounded-lg border border-line bg-surface px-4 py-2">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {changed.slice(0, SHOWN).map(({ Id, Name }) => (
          <li key={Id}>
            <ShopLink to={pathOfList(Id)} className="underline underline-offset-3">
              {text('home.desk.notices.list', { name: Name })}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
