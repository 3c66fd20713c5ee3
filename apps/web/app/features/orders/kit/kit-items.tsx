import type { KitDetails, OrderLine } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import {
  Picture,
  StockMark,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { LineStanding } from '../details/line-standing.tsx';

type Item = KitDetails['items'][number];

interface KitItemsProps {
  kit: KitDetails;
  /** Lines of the sent order by their number; undefined for a draft, and while they are loaded. */
  lines: ReadonlyMap<number, OrderLine> | undefined;
}

/** The materials of a kit: how much goes into one, what is noted on them, and their stock or how far they are. */
export const KitItems = ({ kit, lines }: KitItemsProps) => {
  const text = useText();
  const { wireAmount } = useAmount();
  const hasPrices = kit.items.some(({ netPriceStr }) => netPriceStr !== '');
  return (
    <Table caption={text('orders.kit.tab')}>
      <TableHead>
        <TableHeading>{text('cart.column.material')}</TableHeading>
        <TableHeading isNumber>{text('orders.kit.inOne')}</TableHeading>
        <TableHeading>{text(kit.orderType === 'draft' ? 'orders.kit.stock' : 'orders.column.status')}</TableHeading>
        {hasPrices && <TableHeading isNumber>{text('cart.column.sum')}</TableHeading>}
      </TableHead>
      <TableBody>
        {kit.items.map((item) => (
          <TableRow key={item.id}>
            <TableCell>
              <span className="flex items-center gap-3">
                <Picture src={item.firstImageUrl} alt="" width={40} height={40} />
                <span className="grid min-w-40">
                  <span>{item.itemLocalMaterialName}</span>
                  <span className="text-sm whitespace-nowrap text-muted">
                    {item.itemArticleDisplayNumber || item.sapMaterialNumber}
                  </span>
                  <Notes item={item} />
                </span>
              </span>
            </TableCell>
            <TableCell isNumber>{wireAmount(item.quantity, item.itemSalesUnit)}</TableCell>
            <TableCell>
              <ItemStatus item={item} line={item.lineNumber === null ? undefined : lines?.get(item.lineNumber)} />
            </TableCell>
            {hasPrices && <TableCell isNumber>{item.netPriceStr}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const Notes = ({ item }: { item: Item }) => {
  const text = useText();
  return [item.note, item.additionalNote]
    .filter((note) => note !== '')
    .map((note) => (
      <span key={note} className="text-sm text-muted [overflow-wrap:anywhere]">
        {text('cart.note', { note })}
      </span>
    ));
};

/** Of an ordered material how far it is, of one in a draft whether there is enough. */
const ItemStatus = ({ item, line }: { item: Item; line: OrderLine | undefined }) => {
  const text = useText();
  const { wireAmount } = useAmount();
  if (line) return <LineStanding line={line} />;
  if (item.stock === null) return null;
  const { stockLabel, exceededAmount, atpQuantity } = item.stock;
  return (
    <StockMark indicator={stockLabel === 'Green' ? 'green' : 'yellow'}>
      {exceededAmount > 0
        ? text('orders.kit.short', { amount: wireAmount(exceededAmount, item.itemSalesUnit) })
        : wireAmount(atpQuantity, item.itemSalesUnit)}
    </StockMark>
  );
};
