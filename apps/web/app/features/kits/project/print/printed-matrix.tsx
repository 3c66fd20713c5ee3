import type { SheetKit } from '@grossist/contracts';
import { NO_QUANTITY } from '@grossist/domain';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { useAmount } from '../../../../use-amount.ts';
import { nameOfMaterial } from '../matrix/material-cell.tsx';
import { quantityShown } from '../sheet/sheet-data.ts';
import type { Figures } from '../sheet/use-figures.ts';
import { type ShownSheet } from '../sheet/use-sheet.ts';

/** Kits that are side by side on a sheet of paper. */
const KITS_A_PAGE = 6;

const CELL = 'border border-line px-1.5 py-1';
const FIGURE = `${CELL} text-right whitespace-nowrap`;

interface PrintedMatrixProps {
  sheet: ShownSheet;
  figures: Figures;
  showsPrices: boolean;
}

const groupsOf = (kits: readonly SheetKit[]): SheetKit[][] =>
  Array.from({ length: Math.ceil(kits.length / KITS_A_PAGE) }, (_, nth) =>
    kits.slice(nth * KITS_A_PAGE, (nth + 1) * KITS_A_PAGE),
  );

/** The matrix on paper: each group of kits begins a page, the last one has the sums. */
export const PrintedMatrix = (props: PrintedMatrixProps) => {
  const groups = groupsOf(props.sheet.kits);
  return groups.map((kits, nth) => (
    <Group
      key={kits[0]?.id ?? nth}
      {...props}
      kits={kits}
      first={nth * KITS_A_PAGE + 1}
      hasSums={nth === groups.length - 1}
    />
  ));
};

interface GroupProps extends PrintedMatrixProps {
  kits: readonly SheetKit[];
  first: number;
  hasSums: boolean;
}

const Group = ({ sheet, figures, showsPrices, kits, first, hasSums }: GroupProps) => {
  const text = useText();
  const format = useFormat();
  const { unit, amount } = useAmount();
  const title = text('kits.print.group', { first, last: first + kits.length - 1, count: sheet.kits.length });
  return (
    <section
      // Scrollable areas must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={title}
      className="overflow-x-auto break-after-page last:break-after-auto print:overflow-visible"
    >
      <table aria-label={title} className="w-full border-collapse text-left text-xs">
        <caption className="pb-1 text-left text-sm text-muted">{title}</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className={CELL}>
              {text('kits.column.material')}
            </th>
            {kits.map((kit) => (
              <th key={kit.id} scope="col" className={`${CELL} [overflow-wrap:anywhere]`}>
                {kit.headerDescription || text('kits.kit.unnamed')}
              </th>
            ))}
            {hasSums && (
              <th scope="col" className={FIGURE}>
                {text('kits.column.sum')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((material) => (
            <tr key={material.sapMaterialNumber} className="break-inside-avoid">
              <th scope="row" className={`${CELL} min-w-36 font-normal`}>
                <span className="block font-semibold">{nameOfMaterial(material)}</span>
                <span className="text-muted">
                  {[material.itemArticleDisplayNumber ?? material.sapMaterialNumber, unit(material.itemSalesUnit ?? '')]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </span>
              </th>
              {kits.map((kit) => {
                const place = { kitId: kit.id, sapMaterialNumber: material.sapMaterialNumber };
                const quantity = quantityShown(sheet.quantities, place);
                return (
                  <td key={kit.id} className={FIGURE}>
                    {quantity > NO_QUANTITY && format.quantity(quantity)}
                  </td>
                );
              })}
              {hasSums && (
                <td className={`${FIGURE} font-semibold`}>
                  {amount(sheet.sums.get(material.sapMaterialNumber) ?? NO_QUANTITY, material.itemSalesUnit ?? '')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {showsPrices && (
          <tfoot>
            <tr>
              <th scope="row" className={CELL}>
                {text('kits.row.price')}
              </th>
              {kits.map((kit) => (
                <td key={kit.id} className={FIGURE}>
                  {figures.kitPriceOf(kit.id)}
                </td>
              ))}
              {hasSums && <td className={`${FIGURE} font-semibold`}>{figures.price?.ProjectPrice.NetPriceStr}</td>}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
};
