import { addToCart, bulkCommerceSearch, type CableRemnant, type CartItem, getRemnants } from '@grossist/contracts';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Button, notify, Picture, ShopLink, Skeleton } from '../../../ui/index.ts';
import { PriceAndStock, PriceList } from '../../prices/index.ts';
import { AddToCart } from '../adding/add-to-cart.tsx';
import { CHANGES_CART } from '../cart-cache.ts';
import { useCart } from '../use-cart.ts';
import { useProblemText } from '../use-problem-text.ts';

/** Returns the remnants that are not in the cart yet: each line of a length takes one piece. */
export const piecesLeft = (
  offered: readonly CableRemnant[],
  lines: readonly Pick<CartItem, 'Code' | 'CabelRemnantValue'>[],
  code: string,
): CableRemnant[] => {
  const inCart = new Map<number, number>();
  for (const { Code, CabelRemnantValue: length } of lines) {
    if (Code === code && length !== null) inCart.set(length, (inCart.get(length) ?? 0) + 1);
  }
  return offered.filter(({ CabelRemnantValue: length }) => {
    const taken = inCart.get(length) ?? 0;
    inCart.set(length, taken - 1);
    return taken <= 0;
  });
};

const MOST_ALTERNATIVES = 5;
const STALE_MS = 60_000;

/** Alternative materials with their price and stock. [sea-05] */
export const Alternatives = ({ numbers }: { numbers: readonly string[] }) => {
  const text = useText();
  const cultureName = useLocale();
  const asked = numbers.slice(0, MOST_ALTERNATIVES);
  const { data } = useOperationQuery(
    bulkCommerceSearch,
    { body: { Identifiers: asked, cultureName } },
    { staleTime: STALE_MS },
  );
  return (
    <section className="grid gap-2 desktop:col-span-2">
      <h2 className="text-sm font-semibold">{text('cart.details.alternatives')}</h2>
      <PriceList numbers={asked}>
        <ul className="grid divide-y divide-line rounded-md border border-line bg-surface">
          {data ? (
            data.Documents.map((material) => (
              <li key={material.Code} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-2">
                <Picture src={material.ImageUrl} alt="" width={40} height={40} />
                <ShopLink to={material.Url} className="min-w-40 flex-1 hover:underline">
                  {material.ItemLocalMaterialName}
                </ShopLink>
                <PriceAndStock
                  sapMaterialNumber={material.ItemSAPMaterialNumber}
                  unit={material.SalesUnit}
                  size="small"
                />
                <AddToCart material={material} isSlim />
              </li>
            ))
          ) : (
            <li className="p-2">
              <Skeleton className="h-11 w-full" />
            </li>
          )}
        </ul>
      </PriceList>
    </section>
  );
};

const MOST_PIECES = 6;
const PIECES_FRESH = 60_000;

/** Remnants of a cable, each of which is added as a line of its own. [erp-04, cart-10] */
export const Remnants = ({ line: { Code, ItemSAPMaterialNumber: MaterialNo } }: { line: CartItem }) => {
  const text = useText();
  const { data: cart } = useCart();
  const problemText = useProblemText();
  // Remnants can't be packed into kits.
  const isOffered = cart !== undefined && cart.DeliveryType !== 'SmartKit';
  const { data, isError } = useOperationQuery(
    getRemnants,
    { body: { Items: [{ MaterialNo }] } },
    { staleTime: PIECES_FRESH, enabled: isOffered },
  );
  const { mutate, isPending } = useOperation(addToCart, {
    invalidates: CHANGES_CART,
    onError: (problem) => notify(problemText(problem)),
  });
  const pieces = piecesLeft(data?.[0]?.Remnants ?? [], cart?.CartItems ?? [], Code).slice(0, MOST_PIECES);
  const take = (length: number) => mutate({ body: { Code, Quantity: length, CabelRemnantValue: length } });
  if (!isOffered) return null;
  return (
    <section className="grid gap-2 desktop:col-span-2">
      <h2 className="text-sm font-semibold">{text('cart.remnants')}</h2>
      {!data && !isError && <Skeleton className="h-11 w-full" />}
      {isError && <p className="min-h-11 text-sm text-muted">{text('cart.problem.erp')}</p>}
      {data && pieces.length === 0 && <p className="min-h-11 text-sm text-muted">{text('cart.remnants.none')}</p>}
      {pieces.length > 0 && (
        <ul className="flex min-h-11 flex-wrap gap-2">
          {pieces.map(({ RemnantId, CabelRemnantValue: length, CabelRemnantValueStr: written, DiscountStr }) => (
            <li key={RemnantId}>
              <Button size="small" isDisabled={isPending} onPress={() => take(length)}>
                {DiscountStr === ''
                  ? text('cart.remnants.take', { length: written })
                  : text('cart.remnants.takeFor', { length: written, discount: DiscountStr })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
