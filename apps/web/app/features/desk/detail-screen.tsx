import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../ui/index.ts';
import type { AnsweredComponent, AnsweredProps } from './answered.tsx';

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
