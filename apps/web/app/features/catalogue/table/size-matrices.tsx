import { type SizeMatrix as Matrix, type SearchDocument, searchMatrices } from '@grossist/contracts';
import { useEffect, useState } from 'react';
import { callOperation } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Button, classNames, ShopLink, Skeleton, Table } from '../../../ui/index.ts';
import { useArticleNumber } from '../../../visitor.ts';
import { PriceList, useIsBuyer } from '../../prices/index.ts';
import type { ListingAddress } from '../listing/listing-address.ts';
import { RowOrdering, RowPrice } from './row-ordering.tsx';

const valueOf = (value: string, unit: string): string => (unit === '' ? value : `${value}\u00a0${unit}`);

/** A family by its two features: a cell leads to the material; to buyers it shows below price, stock and quantity. */
const SizeMatrix = ({ matrix }: { matrix: Matrix }) => {
  const { Down, Across, Cells, ProductName, Supplier } = matrix;
  const text = useText();
  const articleNumber = useArticleNumber();
  const isBuyer = useIsBuyer();
  const [chosen, setChosen] = useState<SearchDocument>();
  const cellAt = (row: number, column: number) =>
    Cells.find(({ Row, Column }) => Row === row && Column === column)?.Document;
  const title = [ProductName, Supplier].filter((part) => part !== '').join(' · ');
  const FACE = 'grid min-h-10 w-full place-items-center rounded-sm px-2 text-sm hover:bg-sunken';
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-base font-semibold">{title}</h2>
      <Table caption={text('table.matrix.of', { name: title, down: Down.Name, across: Across.Name })}>
        <thead className="border-b border-line text-sm">
          <tr>
            <th scope="col" className="sticky left-0 bg-surface px-3 py-2 font-semibold">
              {Down.Name} <span className="font-normal text-muted">× {Across.Name}</span>
            </th>
            {Across.Values.map((value) => (
              <th key={value} scope="col" className="px-3 py-2 text-center font-semibold whitespace-nowrap">
                {valueOf(value, Across.Unit)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Down.Values.map((value, row) => (
            <tr key={value} className="border-b border-line last:border-0">
              <th scope="row" className="sticky left-0 bg-surface px-3 py-1 font-semibold whitespace-nowrap">
                {valueOf(value, Down.Unit)}
              </th>
              {Across.Values.map((across, column) => {
                const material = cellAt(row, column);
                return (
                  <td key={across} className="p-1">
                    {material &&
                      (isBuyer ? (
                        <button
                          type="button"
                          aria-pressed={chosen?.Code === material.Code}
                          title={material.ItemLocalMaterialName}
                          onClick={() => setChosen(material)}
                          className={classNames(
                            FACE,
                            'aria-pressed:bg-accent aria-pressed:text-on-accent',
                            !material.IsOrderable && 'text-muted',
                          )}
                        >
                          {articleNumber(material)}
                        </button>
                      ) : (
                        <ShopLink to={material.Url} title={material.ItemLocalMaterialName} className={FACE}>
                          {articleNumber(material)}
                        </ShopLink>
                      ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
      {chosen && (
        <PriceList numbers={[chosen.ItemSAPMaterialNumber]}>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border border-line bg-surface p-3">
            <ShopLink to={chosen.Url} className="min-w-48 flex-1 font-semibold underline underline-offset-3">
              {chosen.ItemLocalMaterialName}
            </ShopLink>
            <RowPrice material={chosen} />
            <RowOrdering key={chosen.Code} material={chosen} successor={null} />
          </div>
        </PriceList>
      )}
    </section>
  );
};

/** Products of a request. */
const PAGE = 10;

/** Pages without a matrix that are passed over before somebody is asked whether to go on. */
const PASSED_OVER = 5;

interface Looked {
  /** The last page, from 1; 0: none yet. */
  page: number;
  matrices: readonly Matrix[];
  productCount: number;
}

/** Families of the results whose materials differ in two features, as matrices. [own-sea-06] */
export const SizeMatrices = ({ listing, nodeId }: { listing: ListingAddress; nodeId: string | undefined }) => {
  const text = useText();
  const cultureName = useLocale();
  const [looked, setLooked] = useState<Looked>({ page: 0, matrices: [], productCount: 0 });
  /** Up to which page to look. */
  const [until, setUntil] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const hasMore = looked.page === 0 || looked.page * PAGE < looked.productCount;
  const isLooking = hasMore && looked.page < until && !hasFailed;

  useEffect(() => {
    if (!isLooking) return undefined;
    const controller = new AbortController();
    const page = looked.page + 1;
    const SelectedFacets = listing.chosen.map(({ key, values }) => ({ Key: key, Values: [...values] }));
    const body = {
      Query: listing.query,
      Page: page,
      PageSize: PAGE,
      SelectedFacets,
      CatalogNodeId: nodeId,
      cultureName,
    };
    callOperation(searchMatrices, { body }, { signal: controller.signal })
      .then(({ ProductCount, Matrices }) => {
        setLooked((before) => ({ page, matrices: [...before.matrices, ...Matrices], productCount: ProductCount }));
        if (Matrices.length === 0 && page % PASSED_OVER !== 0) setUntil((before) => Math.max(before, page + 1));
      })
      .catch(() => {
        if (!controller.signal.aborted) setFailed(true);
      });
    return () => controller.abort();
  }, [isLooking, looked.page, listing, nodeId, cultureName]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={isLooking}>
      {looked.matrices.map((matrix) => (
        <SizeMatrix key={matrix.ProductCode} matrix={matrix} />
      ))}
      {isLooking && <Skeleton className="h-48" />}
      {!isLooking && looked.matrices.length === 0 && !hasFailed && (
        <p className="text-muted">{text('table.matrix.none')}</p>
      )}
      {hasFailed && (
        <p role="alert" className="flex items-center gap-3 text-danger">
          {text('table.failed')}
          <Button size="small" onPress={() => setFailed(false)}>
            {text('ui.tryAgain')}
          </Button>
        </p>
      )}
      {!isLooking && hasMore && !hasFailed && (
        <Button onPress={() => setUntil(looked.page + 1)}>{text('table.matrix.more')}</Button>
      )}
    </div>
  );
};
