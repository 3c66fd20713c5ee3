import type { KitDetails } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Picture, Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/index.ts';
import { useAmount } from '../../cart/index.ts';

/** The materials of a kit: of each how much goes into one. */
export const KitItems = ({ kit }: { kit: KitDetails }) => {
  const text = useText();
  const { wireAmount } = useAmount();
  const hasPrices = kit.items.some(({ netPriceStr }) => netPriceStr !== '');
  return (
    <Table caption={text('orders.kit.tab')}>
      <TableHead>
        <TableHeading>{text('cart.column.material')}</TableHeading>
        <TableHeading>{text('orders.kit.number')}</TableHeading>
        <TableHeading isNumber>{text('orders.kit.inOne')}</TableHeading>
        {hasPrices && <TableHeading isNumber>{text('cart.column.sum')}</TableHeading>}
      </TableHead>
      <TableBody>
        {kit.items.map((item) => (
          <TableRow key={item.id}>
            <TableCell>
              <span className="flex items-center gap-3">
                <Picture src={item.firstImageUrl} alt="" width={40} height={40} />
                <span className="min-w-40">{item.itemLocalMaterialName}</span>
              </span>
            </TableCell>
            <TableCell>
              <span className="whitespace-nowrap">{item.itemArticleDisplayNumber || item.sapMaterialNumber}</span>
            </TableCell>
            <TableCell isNumber>{wireAmount(item.quantity, item.itemSalesUnit)}</TableCell>
            {hasPrices && <TableCell isNumber>{item.netPriceStr}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
