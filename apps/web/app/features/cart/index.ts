/**
 * The cart, and prices beside it. Lists put `PriceList` around their cards (one call for all of them), each card has
 * its `PriceAndStock` and `AddToCart`. What every page shows of the cart is in `header-cart.ts`.
 */
export { AddToCart, type AddToCartProps } from './add-to-cart.tsx';
export { addedWords } from './added-words.ts';
export { BuildUpBars } from './build-up/build-up-bars.tsx';
export { ScaleBars } from './build-up/scale-bars.tsx';
export { CHANGES_CART } from './cart-cache.ts';
export { CartPage } from './cart-page.tsx';
export { CutQuestion } from './cut-question.tsx';
export { type SmartKitCart, useSmartKitCart } from './delivery/use-smart-kit-cart.tsx';
export { useTimeLeft } from './delivery/use-time-left.ts';
export { DeliveryDates } from './delivery-dates.tsx';
export { type DraftActions, useDraftActions } from './drafts/use-draft-actions.tsx';
export { onKitChange } from './kit-changes.ts';
export { type Choice, extendedTo, NOTHING_CHOSEN, toggled } from './lines/chosen-lines.ts';
export { NoteField } from './lines/details/note-field.tsx';
export { useHits } from './lines/entry/use-hits.ts';
export { inTurn } from './lines/in-turn.ts';
export { LinesEntry } from './lines/lines-entry.tsx';
export { type ManyResult, resultOf } from './lines/many/many-result.ts';
export { ResultBar } from './lines/many/result-bar.tsx';
export { type EditedQuantity, QuantityField } from './lines/quantity-field.tsx';
export { TickBox } from './lines/tick-box.tsx';
export { useKeptFocus } from './lines/use-kept-focus.ts';
export { useSheetKeys } from './lines/use-sheet-keys.ts';
export { useStable } from './lines/use-stable.ts';
export { factsOfMaterial, packingOfMaterial, presetQuantityOf } from './orderable.ts';
export { PriceAndStock, type PriceAndStockProps } from './price-and-stock.tsx';
export { PriceList, useIsBuyer } from './price-list.tsx';
export { useIsPrinting } from './print/use-printing.ts';
export { StockAheadPicture } from './stock-ahead/stock-ahead-picture.tsx';
export { useAddToCart } from './use-add-to-cart.ts';
export { useAddingObstacle } from './use-adding-obstacle.ts';
export { useAmount } from './use-amount.ts';
export { useDeliveryDates } from './use-delivery-dates.ts';
export { useMarketClock } from './use-market-clock.ts';
export { usePer } from './use-per.ts';
export { useProblemText } from './use-problem-text.ts';
