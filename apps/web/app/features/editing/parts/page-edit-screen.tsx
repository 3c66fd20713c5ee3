import type { ReactNode } from 'react';
import type { ProblemError } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Breadcrumbs, EmptyState } from '../../../ui/index.ts';
import { Answered } from './answered.tsx';

interface PageEditScreenProps<Page> {
  /** The list that it is in, without locale. */
  list: { name: string; path: string };
  slug: string;
  answer: {
    data: { PageItems: readonly Page[] } | undefined;
    error: ProblemError | null;
    refetch: () => unknown;
  };
  children: (page: Page) => ReactNode;
}

/** The editor of a page that there is, or that there is none. */
export const PageEditScreen = <Page extends { Slug: string }>(screen: PageEditScreenProps<Page>) => {
  const { list, slug, answer, children } = screen;
  const text = useText();
  return (
    <>
      <Breadcrumbs crumbs={[list, { name: slug, path: `${list.path}/page/${slug}` }]} />
      <Answered answer={answer}>
        {({ PageItems }) => {
          const page = PageItems.find((one) => one.Slug === slug);
          return page === undefined ? (
            <EmptyState title={text('editing.gone')}>{text('editing.gone.text')}</EmptyState>
          ) : (
            children(page)
          );
        }}
      </Answered>
    </>
  );
};
