import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/index.ts';
import { useWindowedRows } from '../../../ui/rows/use-windowed-rows.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { PriceList } from '../../prices/index.ts';
import { SiblingFilters, SiblingHead } from './sibling-head.tsx';
import { SiblingLine } from './sibling-line.tsx';
import { type Chosen, matchingRows, rowsOf, type Sorting, sortedRows } from './sibling-rows.ts';
import { type SiblingsProps, useAllSiblings } from './use-all-siblings.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null;

/** The arrow keys lead from row to row of the table, where Enter follows the link. */
const useSiblingKeys = (table: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const move = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const row = event.target instanceof HTMLElement ? event.target.closest('tr') : null;
      const rows = [...element.querySelectorAll('tr')].filter(
        (one) => one === row || one.querySelector('[data-sibling-link]'),
      );
      const next = row && rows[rows.indexOf(row) + step]?.querySelector<HTMLElement>('[data-sibling-link]');
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    element.addEventListener('keydown', move);
    return () => element.removeEventListener('keydown', move);
  }, [table]);
};

/** What there is room for beside the name, with and without price and quantity. */
const WITH_PRICE = { most: 3, narrow: 1 };
const WITHOUT_PRICE = { most: 6, narrow: 4 };
const MANY = 80;
const ROW_HEIGHT = 62;
/** Fewer are seen at a glance. */
const FILTER_FROM = 4;

/** The place of rows that are not rendered. A row itself, so that no part of the table moves when it grows. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden="true" className="max-laptop:block">
      <td aria-hidden="true" style={{ height }} className="max-laptop:block" />
    </tr>
  );

/** All variations of the product, to be narrowed, sorted, compared and ordered. */
export const SiblingsTable = (props: SiblingsProps) => {
  const text = useText();
  const hasPrice = useSignedInUser() !== undefined;
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [sorting, setSorting] = useState<Sorting>();
  const { variation, isWhole } = useAllSiblings(props);
  const attributes = variation.DistinguishingAttributes;
  const rows = useMemo(() => rowsOf(variation), [variation]);
  const shown = useMemo(() => {
    const found = matchingRows(rows, chosen);
    return sorting ? sortedRows(found, attributes, sorting) : found;
  }, [rows, chosen, sorting, attributes]);
  const windowed = useWindowedRows({ count: shown.length, table, most: MANY, rowHeight: ROW_HEIGHT });
  useSiblingKeys(table);
  const { most, narrow } = hasPrice ? WITH_PRICE : WITHOUT_PRICE;
  const columns = attributes.slice(0, most);
  const name = text('results.variations.of', { name: variation.ProductName || variation.ItemLocalMaterialName });
  const count = isWhole ? rows.length : variation.SiblingCount + 1;

  return (
    <section aria-labelledby="siblings" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="siblings" className="text-xl">
          {name}
        </h2>
        <p role="status" className="text-muted">
          {text('variation.siblings.count', { shown: chosen.size === 0 ? count : shown.length, count })}
        </p>
      </div>
      {rows.length >= FILTER_FROM && (
        <SiblingFilters attributes={attributes} rows={rows} chosen={chosen} onChoose={setChosen} />
      )}
      <PriceList numbers={rows.map(({ material }) => material.ItemSAPMaterialNumber)}>
        <div className="overflow-clip rounded-lg border border-line bg-surface">
          <table
            ref={table}
            // Explicit roles, since some browsers drop table semantics with display: block.
            role="table"
            aria-labelledby="siblings"
            aria-rowcount={shown.length + 1}
            className="w-full border-collapse max-laptop:block laptop:table-fixed"
          >
            <SiblingHead columns={columns} narrow={narrow} hasPrice={hasPrice} sorting={sorting} onSort={setSorting} />
            <tbody role="rowgroup" className="max-laptop:block">
              <Gap height={windowed.before} />
              {windowed.places.map((place) => {
                const row = shown[place];
                return (
                  row && (
                    <SiblingLine
                      key={row.material.Code}
                      row={row}
                      place={place + 1}
                      columns={columns}
                      narrow={narrow}
                      others={attributes.slice(columns.length)}
                      hasPrice={hasPrice}
                      measure={windowed.measure}
                    />
                  )
                );
              })}
              <Gap height={windowed.after} />
            </tbody>
          </table>
          {shown.length === 0 && <EmptyState title={text('variation.siblings.none')} />}
        </div>
      </PriceList>
    </section>
  );
};
