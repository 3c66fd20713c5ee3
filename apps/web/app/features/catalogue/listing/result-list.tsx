import type { SearchDocument } from '@grossist/contracts';
import { useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Skeleton } from '../../../ui/index.ts';
import { PriceList } from '../../cart/index.ts';
import { MaterialRow } from '../material-row.tsx';
import { useIsReloading } from './use-is-reloading.ts';
import { useResultKeys } from './use-result-keys.ts';

const LIST_STYLE = 'divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface';

const RowSkeleton = () => (
  <li className="grid min-h-30 grid-cols-[auto_1fr] gap-4 p-3">
    <Skeleton className="size-18 tablet:size-22" />
    <div className="grid content-start gap-2.5 pt-1">
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-3.5 w-1/3" />
      <Skeleton className="h-3.5 w-1/2" />
    </div>
  </li>
);

/** The materials of a page of results, or their places while others are on their way. */
export const ResultList = ({ documents }: { documents: readonly SearchDocument[] }) => {
  const text = useText();
  const isReloading = useIsReloading();
  const list = useRef<HTMLUListElement>(null);
  useResultKeys(list);
  if (isReloading) {
    return (
      <ul aria-label={text('ui.loading')} aria-busy="true" className={LIST_STYLE}>
        {documents.map(({ Code }) => (
          <RowSkeleton key={Code} />
        ))}
      </ul>
    );
  }
  return (
    <PriceList numbers={documents.map((document) => document.ItemSAPMaterialNumber)}>
      <ul ref={list} aria-label={text('catalogue.results')} className={LIST_STYLE}>
        {documents.map((document, place) => (
          <MaterialRow key={document.Code} material={document} isFirst={place < 3} />
        ))}
      </ul>
    </PriceList>
  );
};
