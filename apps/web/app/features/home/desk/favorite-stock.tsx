import { getFavorites, getServiceCenters, getStockForSpecificServiceCenters } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { ShopLink, StockMark } from '../../../ui/index.ts';

/** Favorites of the panel; its link leads to all. */
const SHOWN = 5;
const STALE_MS = 60_000;
const FRESH_CENTERS = 300_000;

/** Stock of the user's latest favorites at their own service center; nothing without a center or favorites. [erp-06] */
export const FavoriteStock = () => {
  const text = useText();
  const cultureName = useLocale();
  const { data: centers } = useOperationQuery(getServiceCenters, {}, { staleTime: FRESH_CENTERS });
  const own = centers?.find(({ IsPreferred }) => IsPreferred);
  const { data: favorites } = useOperationQuery(
    getFavorites,
    { query: { PageSize: SHOWN, cultureName } },
    { enabled: own !== undefined },
  );
  const numbers = favorites?.Documents.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber) ?? [];
  const { data: stock, isError } = useOperationQuery(
    getStockForSpecificServiceCenters,
    { body: { MaterialNums: numbers, ServiceCenterIds: own ? [own.ServiceCenterId] : [] } },
    { enabled: own !== undefined && numbers.length > 0, staleTime: STALE_MS },
  );
  if (own === undefined || favorites === undefined || favorites.Documents.length === 0) return null;
  const amountOf = (number: string): string | undefined =>
    stock?.ProductStock.find(({ MaterialNo, IsInStock }) => MaterialNo === number && IsInStock)?.AtpQuantityStr;
  return (
    <section aria-label={text('home.desk.favorites')} className="border-t border-line">
      <header className="flex items-baseline gap-3 px-4 pt-2">
        <h3 className="text-sm font-semibold">{text('home.desk.favorites')}</h3>
        <ShopLink to="/favourites" className="ml-auto text-sm text-accent underline underline-offset-3">
          {text('home.desk.all')}
          <span className="sr-only"> {text('shell.favourites')}</span>
        </ShopLink>
      </header>
      <ul className="grid grid-cols-[minmax(0,1fr)] pb-2">
        {favorites.Documents.map(({ ItemSAPMaterialNumber: number, ItemLocalMaterialName: name, Url }) => (
          <li key={number} className="flex min-h-9 items-center gap-3 px-4">
            <ShopLink to={Url} title={name} className="min-w-0 flex-1 truncate hover:underline">
              {name}
            </ShopLink>
            <Amount amount={amountOf(number)} isKnown={stock !== undefined} isError={isError} />
          </li>
        ))}
      </ul>
    </section>
  );
};

interface AmountProps {
  /** Undefined where the center has none. */
  amount: string | undefined;
  isKnown: boolean;
  isError: boolean;
}

const Amount = ({ amount, isKnown, isError }: AmountProps) => {
  const text = useText();
  if (isError && !isKnown) return <span className="text-sm text-muted">{text('centers.coverage.unknown')}</span>;
  if (!isKnown) return <span className="text-sm text-muted">…</span>;
  return amount === undefined ? (
    <StockMark indicator="none" word={text('centers.stock.none')} />
  ) : (
    <StockMark indicator="green">{amount}</StockMark>
  );
};
