import type { SheetKit } from '@grossist/contracts';
import { NO_QUANTITY } from '@grossist/domain';
import { useText } from '../../../../i18n/index.ts';
import { useAmount } from '../../../../use-amount.ts';
import { nameOfMaterial } from '../matrix/material-cell.tsx';
import { quantityShown } from '../sheet/sheet-data.ts';
import { type ShownSheet } from '../sheet/use-sheet.ts';

const CELL = 'border border-line px-1.5 py-1';

/** A pick list for each kit, each on a page of its own. */
export const PickLists = ({ sheet }: { sheet: ShownSheet }) =>
  sheet.kits.map((kit, nth) => <PickList key={kit.id} sheet={sheet} kit={kit} number={nth + 1} />);

const PickList = ({ sheet, kit, number }: { sheet: ShownSheet; kit: SheetKit; number: number }) => {
  const text = useText();
  const { amount } = useAmount();
  const title = `${number}. ${kit.headerDescription || text('kits.kit.unnamed')}`;
  const rows = sheet.rows.flatMap((material) => {
    const place = { kitId: kit.id, sapMaterialNumber: material.sapMaterialNumber };
    const quantity = quantityShown(sheet.quantities, place);
    return quantity > NO_QUANTITY ? { material, quantity } : [];
  });
  return (
    <section aria-label={title} className="break-after-page last:break-after-auto">
      <h2 className="pb-1 text-lg">{title}</h2>
      {rows.length === 0 ? (
        <p>{text('kits.kit.empty')}</p>
      ) : (
        <table aria-label={title} className="w-full border-collapse text-left">
          <thead>
            <tr>
              <th scope="col" className={`${CELL} w-12`}>
                {text('kits.print.done')}
              </th>
              <th scope="col" className={CELL}>
                {text('kits.print.number')}
              </th>
              <th scope="col" className={CELL}>
                {text('kits.column.material')}
              </th>
              <th scope="col" className={`${CELL} text-right`}>
                {text('ui.quantity')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ material, quantity }) => (
              <tr key={material.sapMaterialNumber} className="break-inside-avoid">
                <td className={CELL}>☐</td>
                <td className={`${CELL} whitespace-nowrap`}>
                  {material.itemArticleDisplayNumber ?? material.sapMaterialNumber}
                </td>
                <td className={CELL}>{nameOfMaterial(material)}</td>
                <td className={`${CELL} text-right whitespace-nowrap`}>
                  {amount(quantity, material.itemSalesUnit ?? '')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
