import { addListToCart as addListToCartCall, addOrderLinesToVariationList } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import type { ListLimits } from '../limits.ts';
import { addListToCart } from '../ordering/add-list-to-cart.ts';
import { addSourceLines } from '../ordering/lines-of-source.ts';
import { listName } from '../presenter.ts';

interface Deps {
  db: Database;
  erp: Erp;
  limits: ListLimits;
}

/** Routes that add lines of a list to the cart, and lines of orders and carts to a list. [own-vl-11] [own-vl-12] */
export const orderingRoutes = ({ db, erp, limits }: Deps): readonly Answer[] => {
  const intoCart = addListToCart(db, erp);
  const addFrom = addSourceLines(db, limits);
  return [
    answerBuyer(addListToCartCall, ({ params, body }, buyer) =>
      intoCart(
        buyer,
        params.id,
        body.Lines?.map(({ LineId, Quantity }) => ({ lineId: LineId, quantity: Quantity })),
      ),
    ),
    answerBuyer(addOrderLinesToVariationList, async ({ body }, buyer) => {
      const source = {
        kind: body.Source,
        id: body.SourceId,
        cartItemIds: body.CartItemIds,
        lineNumbers: body.LineNumbers,
      };
      const done = await addFrom(buyer, source, { listId: body.ListId, name: body.Name });
      return {
        ListId: done.list.id,
        Name: listName(done.list, buyer),
        AddedCount: done.added.length,
        AlreadyThereCount: done.alreadyThere.length,
        NotAdded: done.notAdded.map(({ number, reason }) => ({ SapMaterialNumber: number, Reason: reason })),
        Version: done.version,
      };
    }),
  ];
};
