/**
 * The cart: adding materials, its lines and kits, what the header shows of it (`header/header-cart.ts`), print and
 * files.
 */
export { AddToCart, type AddToCartProps, useAddingObstacle, useHere } from './adding/add-to-cart.tsx';
export { CutQuestion } from './adding/cut-question.tsx';
export { addedWords, useAddToCart } from './adding/use-add-to-cart.ts';
export { CART_KEY, CHANGES_CART, refreshCart } from './cart-cache.ts';
export { useCartCommands, useDefaultName, useRestoreCart } from './cart-commands.ts';
export { cartDates, dateOfLine, useDateText } from './cart-dates.ts';
export { onKitChange } from './cart-events.ts';
export { CartSkeleton } from './cart-skeleton.tsx';
export { CHOICE_NAMES, inOneLine, MODES, modeOf, nameOfChoice, nameOfType } from './delivery-names.ts';
export { NoteField } from './details/note-field.tsx';
export { LinesEntry } from './entry/lines-entry.tsx';
export { useHits } from './entry/use-hits.ts';
export { useAccountChange, useDetailChange } from './header/use-account-change.ts';
export { kitOffReasons, useCartKits } from './kits/cart-kits.ts';
export { KitsBar } from './kits/lazy-kits.tsx';
export { factsOfMaterial, packingOfMaterial, presetQuantityOf } from './line-facts.ts';
export { FromTo } from './lines/before-and-after.tsx';
export { CartLines } from './lines/cart-lines.tsx';
export { useCartProposals } from './lines/cart-proposals.ts';
export { useLineChanges, useRemoveLines } from './lines/line-commands.ts';
export { AcceptanceContext, type LineChange } from './lines/order-changes.tsx';
export { ProposalsProvider, useProposals } from './lines/proposals.tsx';
export { type ManyResult, resultOf } from './many/many-result.ts';
export { ResultBar } from './many/result-bar.tsx';
export { NameField } from './name-field.tsx';
export { CartSheet } from './print/cart-sheet.tsx';
export { OnPaper, useIsPrinting } from './print/on-paper.tsx';
export { ShareMenu } from './share/share-menu.tsx';
export { inTurn } from './sheet/in-turn.ts';
export { type EditedQuantity, QuantityField, TickBox } from './sheet/sheet-cells.tsx';
export { useSheetFocus, useSheetKeys } from './sheet/sheet-navigation.ts';
export { useStable } from './sheet/use-stable.ts';
export { StalePrices } from './stale-prices.tsx';
export { PART_COLOURS, PART_NAMES, type Part, type PartKind, partsOf, shareOf } from './total-parts.ts';
export { type CartPrices, type PricedLine, useCart, useCartPrices } from './use-cart.ts';
export { useProblemText } from './use-problem-text.ts';
