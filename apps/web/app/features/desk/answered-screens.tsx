import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb, EmptyState, Pagination } from '../../ui/index.ts';
import type { AnsweredComponent, AnsweredProps } from './answered.tsx';
import { ScreenHead } from './screen-layout.tsx';

interface ListScreenProps<Data, Row> extends Omit<AnsweredProps<Data>, 'children'> {
  title: string;
  /** What the list is for. */
  lead?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Between the heading and the list: an upload, a search field, filters. */
  tools?: ReactNode;
  /** Above the rows, also above none: what the whole list counts. */
  renderSummary?: (data: Data) => ReactNode;
  /** The rows of the shown page and the number of rows of all pages. */
  rowsOf: (data: Data) => { rows: readonly Row[]; total: number };
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  /** Shown in place of the rows where there are none. */
  empty: { title: string; text?: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** Makes a desk's screen for a list: heading, tools, loading, error and empty states, rows, and links to other pages. */
export const listScreenWith = (Answered: AnsweredComponent) => {
  const ListScreen = <Data, Row>({
    title,
    lead,
    actions,
    tools,
    renderSummary,
    rowsOf,
    page,
    pageSize,
    hrefOf,
    empty,
    children,
    ...answered
  }: ListScreenProps<Data, Row>) => (
    <>
      <ScreenHead title={title} lead={lead}>
        {actions}
      </ScreenHead>
      {tools}
      <Answered {...answered}>
        {(data) => {
          const { rows, total } = rowsOf(data);
          return (
            <>
              {renderSummary?.(data)}
              {rows.length === 0 ? (
                <EmptyState title={empty.title}>{empty.text}</EmptyState>
              ) : (
                <>
                  {children(rows)}
                  <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={hrefOf} />
                </>
              )}
            </>
          );
        }}
      </Answered>
    </>
  );
  return ListScreen;
};

interface DetailScreenProps<Data> extends AnsweredProps<Data> {
  /** The list that it is in; its path is without locale. */
  list: Crumb;
  /** Undefined while it is unknown. */
  name: string | undefined;
  /** Its own path, without locale. */
  path: string;
  /** The heading, where it does not depend on the answer. */
  head?: ReactNode;
}

/** Makes a desk's screen for one thing of a list: breadcrumbs, heading, loading and error states, and its details. */
export const detailScreenWith = (Answered: AnsweredComponent) => {
  const DetailScreen = <Data,>({ list, name, path, head, ...answered }: DetailScreenProps<Data>) => (
    <>
      <Breadcrumbs crumbs={[list, { name: name ?? '…', path }]} />
      {head}
      <Answered {...answered} />
    </>
  );
  return DetailScreen;
};
