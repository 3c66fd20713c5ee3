import type { CartItem } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Badge, ShopLink, Skeleton, typeBesideName } from '../../ui/index.ts';
import { LineNote } from './line-note.tsx';
import { StockInfo } from './stock-info.tsx';
import { useAmount } from './use-amount.ts';
import type { PricedLine } from './use-cart.ts';

/** What a line is of: name, numbers, type, packing, stock, note. */
export const LineMaterial = ({
  line,
  priced,
  isUnavailable,
}: {
  line: CartItem;
  priced: PricedLine | undefined;
  isUnavailable: boolean;
}) => {
  const text = useText();
  return (
    <div className="grid min-w-0 justify-items-start gap-0.5">
      <ShopLink to={line.Url} className="font-semibold hover:underline">
        {line.ItemLocalMaterialName}
      </ShopLink>
      <Numbers line={line} />
      <span className="flex min-h-5 flex-wrap items-center gap-x-2 gap-y-1">
        {priced && <StockInfo stock={priced.entry.Stock} unit={line.ItemSalesUnit} exceeded={priced.exceeded} />}
        {!priced && !isUnavailable && <Skeleton className="h-4 w-32" />}
        {line.IsOnClearanceSale && <Badge tone="accent">{text('cart.line.clearance')}</Badge>}
        {line.IsPhasedOut && <Badge tone="warning">{text('cart.line.phasedOut')}</Badge>}
        {line.IsDirectDeliveryProduct && <Badge>{text('cart.line.direct')}</Badge>}
        {line.IsInvalid && <Badge tone="danger">{text('cart.line.invalid')}</Badge>}
      </span>
      <LineNote line={line} />
    </div>
  );
};

const Numbers = ({ line }: { line: CartItem }) => {
  const text = useText();
  const { wireAmount } = useAmount();
  const parts = [
    line.ItemElNumber !== '' && text('cart.line.el', { number: line.ItemElNumber }),
    line.ItemHwsNumber !== '' && text('cart.line.hws', { number: line.ItemHwsNumber }),
    line.ItemElNumber === '' && line.ItemHwsNumber === '' && line.Code,
    typeBesideName(line.ItemLocalMaterialName, line.TypeDesignation),
    line.ItemPackageSize > 1 &&
      text('ui.quantity.package', { size: wireAmount(line.ItemPackageSize, line.ItemSalesUnit) }),
    line.CabelRemnantValue !== null && text('cart.line.remnant'),
  ];
  return (
    <span className="text-sm text-muted">
      {parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')}
    </span>
  );
};
