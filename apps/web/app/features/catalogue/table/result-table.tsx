import type { ResultTable as Table } from '@grossist/contracts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { buttonStyle, Skeleton } from '../../../ui/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { useIsBuyer } from '../../prices/index.ts';
import type { Listing } from '../listing/find-listing.ts';
import { useListingAddress } from '../listing/use-listing-address.tsx';
import { TableGrid } from './table-grid.tsx';

// Only signed-in visitors have columns of their own.
const ColumnsMenu = lazy(async () => ({ default: (await import('./columns-menu.tsx')).ColumnsMenu }));
const SizeMatrices = lazy(async () => ({ default: (await import('./size-matrices.tsx')).SizeMatrices }));

export interface ResultTableProps {
  found: Listing;
  table: Table;
  nodeId: string | undefined;
  isReloading: boolean;
}

/** Results as a table of their features, or their families as matrices of sizes. [own-sea-04] [own-sea-06] */
export const ResultTable = ({ found, table, nodeId, isReloading }: ResultTableProps) => {
  const text = useText();
  const { listing } = useListingAddress();
  const [isMatrix, setMatrix] = useState(false);
  const isBuyer = useIsBuyer();
  const isReadOnly = useIsReadOnly();
  const isSignedIn = useSignedInUser() !== undefined;
  const mayChoose = isSignedIn && !isReadOnly;
  return (
    <section aria-label={text('table.title')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {table.EtimClass && (
          <p className="min-w-0 flex-1 font-semibold max-tablet:basis-full">{table.EtimClass.Name}</p>
        )}
        {table.RowCount < table.TotalCount && (
          <p className="min-w-0 flex-1 text-sm text-muted max-tablet:basis-full">
            {text('table.limit', { count: table.RowCount })}
          </p>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          <button
            type="button"
            aria-pressed={isMatrix}
            onClick={() => setMatrix(!isMatrix)}
            className={buttonStyle('secondary', 'small', 'aria-pressed:border-ink aria-pressed:bg-sunken')}
          >
            {text('table.matrix')}
          </button>
          {mayChoose && !isMatrix && (
            <Suspense fallback={<Skeleton className="h-8 w-24" />}>
              <ColumnsMenu table={table} />
            </Suspense>
          )}
        </span>
      </div>
      {isMatrix ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <SizeMatrices
            key={JSON.stringify([listing.query, listing.chosen, nodeId])}
            listing={listing}
            nodeId={nodeId}
          />
        </Suspense>
      ) : (
        <TableGrid
          table={table}
          listing={listing}
          nodeId={nodeId}
          sort={found.sort ?? (listing.query === '' && !isSignedIn ? 'popularity' : undefined)}
          isBuyer={isBuyer}
          isReloading={isReloading}
        />
      )}
    </section>
  );
};
