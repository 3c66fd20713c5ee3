import type { assortments } from './en-US/assortments.ts';
import type { editing } from './en-US/editing.ts';
import type { messages } from './en-US/index.ts';
import type { kitCart } from './en-US/kit-cart.ts';
import type { kitTemplates } from './en-US/kit-templates.ts';
import type { kits } from './en-US/kits.ts';
import type { later } from './en-US/later.ts';
import type { lists } from './en-US/lists.ts';
import type { pdfCatalogues } from './en-US/pdf-catalogues.ts';
import type { profile } from './en-US/profile.ts';
import type { shopPages } from './en-US/shop-pages.ts';
import type { support } from './en-US/support.ts';
import type { table } from './en-US/table.ts';

/** The name of a text. A text that English has and another language lacks is a type error there. */
export type MessageKey =
  | keyof typeof messages
  | keyof typeof later
  | keyof typeof assortments
  | keyof typeof editing
  | keyof typeof kitCart
  | keyof typeof kits
  | keyof typeof kitTemplates
  | keyof typeof lists
  | keyof typeof pdfCatalogues
  | keyof typeof profile
  | keyof typeof shopPages
  | keyof typeof support
  | keyof typeof table;

/** Texts by name; those with arguments are parsed while building. */
export type Messages = Readonly<Record<keyof typeof messages, string>>;
/** The texts that a first visit does without. */
export type LaterMessages = Readonly<Record<keyof typeof later, string>>;
/** The texts of the assortment administrators' screens, and of the bar while they see the shop as a customer. */
export type AssortmentsMessages = Readonly<Record<keyof typeof assortments, string>>;
/** The texts of the editors' screens alone. */
export type EditingMessages = Readonly<Record<keyof typeof editing, string>>;
/** The texts of the project of kits alone. */
export type KitsMessages = Readonly<Record<keyof typeof kits, string>>;
/** The texts of the start page of kits, of templates and of files of kits alone. */
export type KitTemplatesMessages = Readonly<Record<keyof typeof kitTemplates, string>>;
/** The texts of kits in carts and orders, and of their labels. */
export type KitCartMessages = Readonly<Record<keyof typeof kitCart, string>>;
/** The texts of the screen of lists alone. */
export type ListsMessages = Readonly<Record<keyof typeof lists, string>>;
/** The texts of the screens of PDF catalogs alone. */
export type PdfCataloguesMessages = Readonly<Record<keyof typeof pdfCatalogues, string>>;
/** The texts of a person's own pages alone. */
export type ProfileMessages = Readonly<Record<keyof typeof profile, string>>;
/** The texts of the pages of bundles and of the express box alone. */
export type ShopPagesMessages = Readonly<Record<keyof typeof shopPages, string>>;
/** The texts of support's screens alone. */
export type SupportMessages = Readonly<Record<keyof typeof support, string>>;
/** The texts of the table of results alone. */
export type TableMessages = Readonly<Record<keyof typeof table, string>>;
export type AllMessages = Messages &
  LaterMessages &
  AssortmentsMessages &
  EditingMessages &
  KitsMessages &
  KitTemplatesMessages &
  KitCartMessages &
  ListsMessages &
  PdfCataloguesMessages &
  ProfileMessages &
  ShopPagesMessages &
  SupportMessages &
  TableMessages;
