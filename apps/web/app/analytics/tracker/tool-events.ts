import type { NewEvent } from '../client/sending-queue.ts';

const LISTS = {
  createVariationList: 'created',
  copyVariationList: 'created',
  importVariationList: 'created',
  addListSubscribers: 'shared',
  addVariationToList: 'added-to',
  addLinesToVariationList: 'added-to',
  addOrderLinesToVariationList: 'added-to',
  addListToCart: 'added-to-cart',
} as const;

const KITS = {
  createSmartKit: 'created',
  addKit: 'created',
  createKitDrafts: 'created',
  addKitsFromCart: 'created',
  addKitsFromOrder: 'created',
  addKitsFromTemplates: 'created',
  importKitsCsv: 'created',
  addMaterialToKits: 'added-to',
  setKitItem: 'added-to',
  addKitsToCart: 'added-to-cart',
} as const;

const CATALOGS = {
  createPdfCatalog: 'created',
  createSimplePdfCatalog: 'created',
  savePdfBasket: 'created',
  addPdfCatalogVariations: 'added-to',
  addSearchToPdfCatalog: 'added-to',
  addOrdersToPdfCatalog: 'added-to',
  addListsToPdfCatalog: 'added-to',
  addCartToPdfCatalog: 'added-to',
} as const;

const EVENTS: ReadonlyMap<string, NewEvent> = new Map<string, NewEvent>([
  ...Object.entries(LISTS).map(([call, action]): [string, NewEvent] => [call, ['list_used', { action }]]),
  ...Object.entries(KITS).map(([call, action]): [string, NewEvent] => [call, ['kit_used', { action }]]),
  ...Object.entries(CATALOGS).map(([call, action]): [string, NewEvent] => [call, ['catalog_used', { action }]]),
]);

/** Returns the event of a call that uses a list, kit or PDF catalog; whose it is and its name are not part of it. */
export const toolEventOf = (operationName: string): NewEvent | undefined => EVENTS.get(operationName);

const OPENED: readonly (readonly [RegExp, NewEvent])[] = [
  [/^\/(?:lists|favourites)$/, ['list_used', { action: 'opened' }]],
  [/^\/kits\/[^/]+$/, ['kit_used', { action: 'opened' }]],
  [/^\/pdf-catalogues\/[^/]+$/, ['catalog_used', { action: 'opened' }]],
];

/** Returns the event of opening a page of lists, a project of kits or a PDF catalog, by its path without the language. */
export const openedEventOf = (path: string): NewEvent | undefined =>
  OPENED.find(([pattern]) => pattern.test(path))?.[1];
