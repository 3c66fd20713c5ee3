import type { ProblemError } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, LinkButton, notify, Pagination, PlusIcon, SearchForm } from '../../../ui/index.ts';
import { ScreenHead, type useAddress } from '../../desk/index.ts';
import { Answered } from './answered.tsx';
import { type ListedPage, PageList } from './page-list.tsx';
import { PAGES_LISTED } from './use-page-list.ts';

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
  remove: {
    mutate: (call: { params: { id: string }; query: { Version: number } }, then: { onSuccess: () => void }) => void;
  };
  /** Makes a page again that was deleted. */
  restore: (one: One) => void;
}

/** All pages of a kind that editors write, drafts too: found by a word, a page of them at a time. */
export const PagesScreen = <One extends { Id: string; Version: number }>(screen: PagesScreenProps<One>) => {
  const { title, lead, add, none, address, answer, rowOf, remove, restore } = screen;
  const text = useText();
  const { page, query, hrefOf, go } = address;
  const take = (one: One): void =>
    remove.mutate(
      { params: { id: one.Id }, query: { Version: one.Version } },
      { onSuccess: () => notify(text('editing.deleted', { name: rowOf(one).name }), () => restore(one)) },
    );
  return (
    <>
      <ScreenHead title={title} lead={lead}>
        <LinkButton kind="primary" to={add.to}>
          <PlusIcon size={18} />
          {add.name}
        </LinkButton>
      </ScreenHead>
      <SearchForm isSlim label={text('editing.find')} query={query} onSearch={(next) => go({ query: next })} />
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
                  const chosen = PageItems.find((one) => one.Id === id);
                  if (chosen !== undefined) take(chosen);
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
