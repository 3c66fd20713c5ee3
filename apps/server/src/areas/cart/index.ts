/** The cart: its lines, details, drafts, prices, files, and what other areas do with it. */
export { cartRoutes, openCartArea } from './area.ts';
export { addKits } from './commands/add-kits.ts';
export { addOrderLines } from './commands/add-order-lines.ts';
export { addToKitLines, takeLooseLines } from './commands/kit-lines.ts';
export { moveCartsToOwnAccounts } from './commands/move-carts.ts';
export { keepBoxSize } from './drafts/box-size.ts';
export { beginCart, type NewCart } from './drafts/carry-out.ts';
export { fastboxAt, fastboxRefusalOf, noFastbox } from './drafts/fastbox.ts';
export { isPossibleDate } from './drafts/possible-date.ts';
export { CART_CHANGES, type CartEvents, openCartEvents, openCartPublisher } from './events/cart-events.ts';
export { registerCartEvents } from './events/register-cart-events.ts';
export { lineFactsOf, NOTHING_HELD } from './line-facts.ts';
export { meaningOf, type OrderLineFault, presetQuantityOf, readWishes, salesUnitsOf } from './lines/read-wishes.ts';
export { type NewLine, writeLines } from './lines/write-lines.ts';
export type { CartRow } from './lock-active-cart.ts';
export { openLinesReader, type ReadLinesFile, type ReadListFile } from './order-lines-file/lines-reader.ts';
export { readListFile, readOrderLinesFile } from './order-lines-file/read-lines-file.ts';
export { readXlsx } from './order-lines-file/read-xlsx.ts';
export { linesToOrder } from './order-obstacles.ts';
export { presentDeliveryType } from './presenter.ts';
export { type AddableToday, addableKits, addableToday } from './queries/addable-items.ts';
export { ownCart } from './queries/buyer-carts.ts';
export { type CartLineRow, cartLines, cartMaterials } from './queries/cart-lines.ts';
export {
  findMaterials,
  MATERIAL_COLUMNS,
  type Material,
  type MaterialRow,
  materialOf,
} from './queries/find-materials.ts';
export { cartAskOf, destinationOfActiveCart } from './queries/price-cart.ts';
export { type ResolvedMaterial, resolveNumbers } from './queries/resolve-numbers.ts';
export { stockOf } from './queries/stock-of.ts';
export type { CartDeps } from './routes/deps.ts';
export { type Cell, csvOf } from './share/cart-table.ts';
export { type CartExportDeps, registerCartExport } from './share/register-cart-export.ts';
export { writtenDate } from './share/shared-cart.ts';
export { CART_DOCUMENT } from './share/to-pdf.ts';
