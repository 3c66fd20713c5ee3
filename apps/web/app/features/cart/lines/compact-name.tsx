import { quantityOf } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { ExplainedRibbon } from '../../../ui/data/explained-ribbon.tsx';
import { ShopLink, typeBesideName } from '../../../ui/index.ts';
import { discoverAt } from '../../../ui/rows/discover-at.ts';
import { useAmount } from '../../../use-amount.ts';
import { KitName } from './line-about.tsx';
import type { LineCellsProps } from './line-row.tsx';

/** What a line is of, in two rows of small text at most: its name and type, of a kit's material how much is in each. */
export const CompactName = (props: LineCellsProps) => {
  const { line, place, childCount } = props;
  const text = useText();
  const { amount } = useAmount();
  if (childCount > 0) return <KitName {...props} />;
  const beside = [
    typeBesideName(line.ItemLocalMaterialName, line.TypeDesignation),
    line.QuantityPerKit !== null &&
      text('cart.kit.each', { amount: amount(quantityOf(line.QuantityPerKit), line.ItemSalesUnit) }),
  ].filter((part) => typeof part === 'string' && part !== '');
  return (
    <span className="flex items-center gap-2">
      <span
        title={[line.ItemLocalMaterialName, ...beside].join(' · ')}
        className="line-clamp-2 min-w-0 text-sm leading-4.5 [overflow-wrap:anywhere]"
      >
        <ShopLink
          to={line.Url}
          discover={discoverAt(place)}
          data-cell="name"
          className="rounded-sm py-0.5 font-semibold hover:underline"
        >
          {line.ItemLocalMaterialName}
        </ShopLink>
        {beside.length > 0 && <span className="text-muted"> {beside.join(' · ')}</span>}
      </span>
      {line.InfoTag && (
        <span className="ml-auto shrink-0">
          <ExplainedRibbon tag={line.InfoTag} isSlim />
        </span>
      )}
    </span>
  );
};
