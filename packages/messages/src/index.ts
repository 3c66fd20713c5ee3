/**
 * Every text that people read, of pages and of the server: `<locale>/<area>.ts` in seven languages, the formatter that
 * fills in their values, and the one way of looking a text up.
 */
export { clockText, hoursText, momentText } from './clock.ts';
export { formatLocaleOf } from './format-locale.ts';
export type {
  AssortmentsMessages,
  EditingMessages,
  KitCartMessages,
  KitsMessages,
  KitTemplatesMessages,
  LaterMessages,
  ListsMessages,
  MessageKey,
  Messages,
  PdfCataloguesMessages,
  ProfileMessages,
  ShopPagesMessages,
  SupportMessages,
  TableMessages,
} from './message-key.ts';
export { type ShopIntl, shopIntl } from './shop-intl.ts';
export { type Text, type TextValues, textOf } from './text.ts';
