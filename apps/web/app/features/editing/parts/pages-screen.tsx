import type { ProblemError } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, LinkButton, Pagination, PlusIcon } from '../../../ui/index.ts';
import { Answered } from './answered.tsx';
import { ListSearch } from './list-search.tsx';
import { type ListedPage, PageList } from './page-list.tsx';
import { ScreenHead } from './screen-head.tsx';
import type { useAddress } from './use-address.ts';

export const PAGES_LISTED = 20;

interface PagesScreenProps<One> {
  title: string;
  lead: string;
  /** What a new one is called, and its editor. */
  add: { name: string; to: string };
  /** Said when there is none at all. */
  none: string;
  address: ReturnType<typeof useAddress>;
  answer: {
    data: { PageItems: readonly One[]; TotalItems: number } | undefined;
    error: ProblemError | null;
    refetch: () => unknown;
  };
  rowOf: (one: One) => ListedPage;
  onDelete: (one: One) => void;
}

/** All pages of a kind that editors write, drafts too: found by a word, a page of them at a time. */
export const PagesScreen = <One,>(screen: PagesScreenProps<One>) => {
  const { title, lead, add, none, address, answer, rowOf, onDelete } = screen;
  const text = useText();
  const { page, query, hrefOf, go } = address;
  return (
    <>
      <ScreenHead title={title} lead={lead}>
        <LinkButton kind="primary" to={add.to}>
          <PlusIcon size={18} />
          {add.name}
        </LinkButton>
      </ScreenHead>
      <ListSearch label={text('editing.find')} query={query} onSearch={(next) => go({ query: next })} />
      <Answered answer={answer}>
        {({ PageItems, TotalItems }) =>
          PageItems.length === 0 ? (
            <EmptyState title={query === '' ? none : text('editing.none.found')} />
          ) : (
            <>
              <PageList
                caption={title}
                pages={PageItems.map(rowOf)}
                onDelete={(id) => {
                  const chosen = PageItems.find((one) => rowOf(one).id === id);
                  if (chosen !== undefined) onDelete(chosen);
                }}
              />
              <Pagination page={page} pageCount={Math.ceil(TotalItems / PAGES_LISTED)} hrefOf={hrefOf} />
            </>
          )
        }
      </Answered>
    </>
  );
};
