import { type DeliveryType, type Quantity, quantityToNumber } from '@grossist/domain';
import { type AddedLine, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { quantityOfWire } from '../../../http/check-input.ts';
import { breaksRule, changedMeanwhile } from '../../../http/failure.ts';
import type { CatalogueAccess } from '../../catalogue/index.ts';
import type { Buyer } from '../../identity/index.ts';
import type { CartPublisher } from '../events/cart-events.ts';
import { addedLineBefore, rememberAddedLine, type WantedMaterial } from '../keyed-additions.ts';
import { cartFull, MOST_LINES } from '../line-facts.ts';
import { type Adding, decideAdding, type NotAdded } from '../lines/decide-adding.ts';
import { type PartWriting, type Piece, piecesOfLength, requirePiece, writingOf } from '../lines/line-additions.ts';
import { type Writing, writeLines, writeLinesIfUnchanged } from '../lines/write-lines.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import type { Material } from '../queries/find-materials.ts';
import { linesBeside } from '../queries/lines-to-change.ts';
import { requireMaterialToAdd, type SeenCart } from '../queries/material-to-add.ts';
import { isJudgedByStock, stockOf } from '../queries/stock-of.ts';

const REFUSALS: Record<NotAdded['reason'], string> = {
  'quantity-too-large': 'The quantity is too large',
  'out-of-stock': 'There is no more stock of this material',
  'not-allowed-in-smart-kit': 'This can not be packed into a smart kit',
};

const requirePositive = (sent: number, field: string): Quantity => {
  const quantity = quantityOfWire(sent);
  if (quantity <= 0) throw breaksRule('quantity-not-positive', 'The quantity must be above 0', field);
  return quantity;
};

type CartToAddTo = Omit<SeenCart, 'version'>;

interface Decided {
  deliveryType: DeliveryType;
  adding: Adding;
  parts: readonly [PartWriting, ...PartWriting[]];
  writing: Writing;
}

const decide = (
  material: Material,
  stock: Parameters<typeof decideAdding>[1],
  cart: CartToAddTo,
  wanted: { quantity: Quantity; pieces: readonly Piece[] | undefined },
): Decided => {
  const { quantity, pieces } = wanted;
  const piece = pieces && requirePiece(pieces, cart.lines);
  const wish = { quantity, remnantLength: piece?.length, deliveryType: cart.deliveryType };
  const adding = decideAdding(material, stock, cart.lines, wish);
  if (adding.outcome === 'refused') {
    const { reason } = adding;
    throw breaksRule(reason, REFUSALS[reason], reason === 'not-allowed-in-smart-kit' ? 'Code' : 'Quantity');
  }
  const parts = writingOf(material, adding, cart.lines, piece);
  const added = parts.flatMap((each) => each.added ?? []);
  const changed = parts.flatMap((each) => each.changed ?? []);
  if (added.length > 0 && cart.lineCount + added.length > MOST_LINES) throw cartFull();
  return { deliveryType: cart.deliveryType, adding, parts, writing: { cartId: cart.id, added, changed } };
};

/**
 * Adds a material to the active cart: into the line it may merge with, rounded up to the packing rules, split beyond
 * clearance stock, capped by the remaining phased-out or express-box stock, or by the piece of cable. The most frequent
 * command, so it takes no lock as long as no other request changes the cart and there is no key: one statement writes
 * the change if the cart's version is unchanged; otherwise the change is computed again behind the lock. A constant
 * number of queries, however large the cart. [cart-10]
 * @throws Failure 404 for an unknown material, 422 for a quantity of 0 or less, a blocked material, no stock, or a
 * piece that is gone or in the cart already, or a key that was used for something else
 */
export const addToCart = ({ db, catalogue }: CatalogueAccess, erp: Erp, publisher?: Pick<CartPublisher, 'publish'>) => {
  const materialOf = requireMaterialToAdd({ db, catalogue });
  const stockIn = stockOf(erp);
  const piecesOf = piecesOfLength(erp);
  return async (buyer: Buyer, wanted: WantedMaterial): Promise<AddedLine> => {
    const quantity = requirePositive(wanted.quantity, 'Quantity');
    const length =
      wanted.cableRemnant === undefined ? undefined : requirePositive(wanted.cableRemnant, 'CabelRemnantValue');
    const { material, cart: seen } = await materialOf(buyer, wanted.code);
    const { sapMaterialNumber } = material;
    const needsStock = isJudgedByStock(material, seen?.deliveryType ?? 'normal');
    const [stocks, pieces] = await Promise.all([
      stockIn(buyer, needsStock ? [sapMaterialNumber] : []),
      length === undefined ? undefined : piecesOf(buyer, sapMaterialNumber, length),
    ]);
    const stock = stocks.get(sapMaterialNumber);
    const answer = ({ adding, parts, deliveryType }: Decided, lineCount: number): AddedLine => {
      const [{ lineId, part }, additional] = parts;
      return {
        lineId,
        lineCount,
        deliveryType,
        isRounded: adding.isRounded,
        isCableCut: parts.some((each) => each.part.isCableCut),
        isCapped: adding.cappedBy !== undefined,
        added: quantityToNumber(adding.added),
        lineQuantity: quantityToNumber(part.lineQuantity),
        additional: additional && {
          lineId: additional.lineId,
          added: quantityToNumber(additional.part.added),
          lineQuantity: quantityToNumber(additional.part.lineQuantity),
        },
      };
    };
    if (seen !== undefined && wanted.key === undefined) {
      const decided = decide(material, stock, seen, { quantity, pieces });
      const written = await writeLinesIfUnchanged(db, decided.writing, seen.version, publisher !== undefined);
      if (written !== undefined) {
        const { version, lineCount: lines } = written;
        publisher?.publish({ contact: buyer.contactId, cart: seen.id, version, active: true, lines });
        return answer(decided, lines);
      }
    }
    return transaction(db, async (tx) => {
      const before = await addedLineBefore(tx, buyer, wanted);
      if (before !== undefined) return before;
      const cart = await lockActiveCart(tx, buyer);
      if (!needsStock && isJudgedByStock(material, cart.delivery_type)) {
        throw changedMeanwhile('The delivery mode of the cart was changed: add again');
      }
      const lines = await linesBeside(tx, cart.id, { materials: [sapMaterialNumber], lineIds: [] });
      const locked = { id: cart.id, deliveryType: cart.delivery_type, lineCount: cart.line_count, lines };
      const decided = decide(material, stock, locked, { quantity, pieces });
      const line = answer(decided, (await writeLines(tx, decided.writing)).lineCount);
      await rememberAddedLine(tx, buyer, wanted, line, decided.adding.cappedBy);
      return line;
    });
  };
};
