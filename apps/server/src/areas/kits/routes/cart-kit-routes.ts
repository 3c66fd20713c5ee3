import * as calls from '@grossist/contracts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { quantityOfWire } from '../../../http/wire-quantity.ts';
import { packCartLines } from '../commands/pack-cart-lines.ts';
import { saveKit } from '../commands/save-kit.ts';
import { presentAdjustments } from '../presenter.ts';
import { kitsOfCart } from '../queries/kits-of-cart.ts';
import { showKits } from '../queries/show-kits.ts';
import type { KitsDeps } from './deps.ts';

/** Kits as the cart shows, packs and changes them. */
export const cartKitRoutes = ({ db, erp }: KitsDeps): readonly Answer[] => {
  const kits = showKits(db, erp);
  const ofCart = kitsOfCart(db);
  const packLines = packCartLines(db);
  const save = saveKit(db);

  return [
    answerBuyer(calls.getCartKits, ({ query }, buyer) => ofCart(buyer, query.cartId)),
    answerBuyer(calls.addKitsFromCart, async ({ params, body }, buyer) => {
      const { kitIds, packed } = await packLines(buyer, params.id, {
        cartId: body.cartId,
        lineIds: body.lines,
        headerDescription: body.headerDescription,
        copies: body.amountOfCopies,
        kitId: body.kitId,
      });
      const adjusted = presentAdjustments(packed);
      return (await kits.byIds(buyer, kitIds)).map((kit) => ({
        ...kit,
        adjustments: adjusted.filter(({ kitId }) => kitId === kit.id),
      }));
    }),
    answerBuyer(calls.saveKitDraft, async ({ params, body }, buyer) => {
      const packed = await save(buyer, params.id, {
        seen: body.modifiedAtUtc,
        headerDescription: body.headerDescription,
        quantities: body.quantities.map(({ id, quantity }) => ({ id, quantity: quantityOfWire(quantity) })),
        removedIds: body.removedIds,
      });
      const [kit] = await kits.byIds(buyer, [params.id], true, true);
      if (kit === undefined) throw new Error('A kit that was saved is gone');
      return { ...kit, adjustments: presentAdjustments(packed) };
    }),
  ];
};
