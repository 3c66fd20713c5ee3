import { addToCart, type CartItem, getRemnants } from '@grossist/contracts';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, notify, Skeleton } from '../../../ui/index.ts';
import { CHANGES_CART } from '../cart-cache.ts';
import { useCart } from '../use-cart.ts';
import { useProblemText } from '../use-problem-text.ts';
import { piecesLeft } from './pieces-left.ts';

const SHOWN = 6;
const FRESH = 60_000;

/** Left-over lengths of a cable, each to be taken as the piece it is, on a line of its own. [erp-04, cart-10] */
export const Remnants = ({ line: { Code, ItemSAPMaterialNumber: MaterialNo } }: { line: CartItem }) => {
  const text = useText();
  const { data: cart } = useCart();
  const problemText = useProblemText();
  // A piece can't be packed into a kit.
  const isOffered = cart !== undefined && cart.DeliveryType !== 'SmartKit';
  const { data, isError } = useOperationQuery(
    getRemnants,
    { body: { Items: [{ MaterialNo }] } },
    { staleTime: FRESH, enabled: isOffered },
  );
  const { mutate, isPending } = useOperation(addToCart, {
    invalidates: CHANGES_CART,
    onError: (problem) => notify(problemText(problem)),
  });
  const pieces = piecesLeft(data?.[0]?.Remnants ?? [], cart?.CartItems ?? [], Code).slice(0, SHOWN);
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
