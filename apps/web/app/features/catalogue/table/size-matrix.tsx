import type { SizeMatrix as Matrix, SearchDocument } from '@grossist/contracts';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { classNames, ShopLink, Table } from '../../../ui/index.ts';
import { useArticleNumber } from '../../../visitor.ts';
import { PriceList, useIsBuyer } from '../../cart/index.ts';
import { RowOrdering, RowPrice } from './row-ordering.tsx';

const valueOf = (value: string, unit: string): string => (unit === '' ? value : `${value}\u00a0${unit}`);

/** A family by its two features: a cell leads to the material; to buyers it shows below price, stock and quantity. */
export const SizeMatrix = ({ matrix }: { matrix: Matrix }) => {
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
