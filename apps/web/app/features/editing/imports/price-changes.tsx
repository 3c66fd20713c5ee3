import type { ImportReportLine } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';

type PriceChange = ImportReportLine['Prices'][number];

/** Old and new prices of what an import changed, by market, or by account for net prices. */
export const PriceChanges = ({ prices }: { prices: readonly PriceChange[] }) => {
  const text = useText();
  const format = useFormat();
  const written = ({ Amount, Currency, PerQuantity }: PriceChange['Now']): string =>
    PerQuantity === 1
      ? format.unitPrice(Amount, Currency)
      : `${format.unitPrice(Amount, Currency)} / ${format.number(PerQuantity)}`;
  return (
    <ul className="grid text-sm tabular-nums">
      {prices.map(({ Market, SoldTo, Before, Now }) => (
        <li key={Market ?? SoldTo} className="flex flex-wrap gap-x-2">
          <span className="text-muted">{Market ?? SoldTo}</span>
          {Before ? (
            <>
              <del>
                <span className="sr-only">{text('editing.imports.price.old')} </span>
                {written(Before)}
              </del>
              <span aria-hidden="true">→</span>
            </>
          ) : (
            <span className="text-muted">{text('editing.imports.price.none')}</span>
          )}
          <ins className="font-semibold no-underline">
            <span className="sr-only">{text('editing.imports.price.new')} </span>
            {written(Now)}
          </ins>
        </li>
      ))}
    </ul>
  );
};
