import type { Locale } from '@grossist/domain';
import { assortments as daAssortments } from './da-DK/assortments.ts';
import { editing as daEditing } from './da-DK/editing.ts';
import { messages as da } from './da-DK/index.ts';
import { kitCart as daKitCart } from './da-DK/kit-cart.ts';
import { kitTemplates as daKitTemplates } from './da-DK/kit-templates.ts';
import { kits as daKits } from './da-DK/kits.ts';
import { later as daLater } from './da-DK/later.ts';
import { lists as daLists } from './da-DK/lists.ts';
import { pdfCatalogues as daPdfCatalogues } from './da-DK/pdf-catalogues.ts';
import { profile as daProfile } from './da-DK/profile.ts';
import { shopPages as daShopPages } from './da-DK/shop-pages.ts';
import { support as daSupport } from './da-DK/support.ts';
import { table as daTable } from './da-DK/table.ts';
import { assortments as deAssortments } from './de-DE/assortments.ts';
import { editing as deEditing } from './de-DE/editing.ts';
import { messages as de } from './de-DE/index.ts';
import { kitCart as deKitCart } from './de-DE/kit-cart.ts';
import { kitTemplates as deKitTemplates } from './de-DE/kit-templates.ts';
import { kits as deKits } from './de-DE/kits.ts';
import { later as deLater } from './de-DE/later.ts';
import { lists as deLists } from './de-DE/lists.ts';
import { pdfCatalogues as dePdfCatalogues } from './de-DE/pdf-catalogues.ts';
import { profile as deProfile } from './de-DE/profile.ts';
import { shopPages as deShopPages } from './de-DE/shop-pages.ts';
import { support as deSupport } from './de-DE/support.ts';
import { table as deTable } from './de-DE/table.ts';
import { assortments as enAssortments } from './en-US/assortments.ts';
import { editing as enEditing } from './en-US/editing.ts';
import { messages as en } from './en-US/index.ts';
import { kitCart as enKitCart } from './en-US/kit-cart.ts';
import { kitTemplates as enKitTemplates } from './en-US/kit-templates.ts';
import { kits as enKits } from './en-US/kits.ts';
import { later as enLater } from './en-US/later.ts';
import { lists as enLists } from './en-US/lists.ts';
import { pdfCatalogues as enPdfCatalogues } from './en-US/pdf-catalogues.ts';
import { profile as enProfile } from './en-US/profile.ts';
import { shopPages as enShopPages } from './en-US/shop-pages.ts';
import { support as enSupport } from './en-US/support.ts';
import { table as enTable } from './en-US/table.ts';
import { assortments as foAssortments } from './fo-FO/assortments.ts';
import { editing as foEditing } from './fo-FO/editing.ts';
import { messages as fo } from './fo-FO/index.ts';
import { kitCart as foKitCart } from './fo-FO/kit-cart.ts';
import { kitTemplates as foKitTemplates } from './fo-FO/kit-templates.ts';
import { kits as foKits } from './fo-FO/kits.ts';
import { later as foLater } from './fo-FO/later.ts';
import { lists as foLists } from './fo-FO/lists.ts';
import { pdfCatalogues as foPdfCatalogues } from './fo-FO/pdf-catalogues.ts';
import { profile as foProfile } from './fo-FO/profile.ts';
import { shopPages as foShopPages } from './fo-FO/shop-pages.ts';
import { support as foSupport } from './fo-FO/support.ts';
import { table as foTable } from './fo-FO/table.ts';
import type { AllMessages } from './message-key.ts';
import { assortments as nbAssortments } from './nb-NO/assortments.ts';
import { editing as nbEditing } from './nb-NO/editing.ts';
import { messages as nb } from './nb-NO/index.ts';
import { kitCart as nbKitCart } from './nb-NO/kit-cart.ts';
import { kitTemplates as nbKitTemplates } from './nb-NO/kit-templates.ts';
import { kits as nbKits } from './nb-NO/kits.ts';
import { later as nbLater } from './nb-NO/later.ts';
import { lists as nbLists } from './nb-NO/lists.ts';
import { pdfCatalogues as nbPdfCatalogues } from './nb-NO/pdf-catalogues.ts';
import { profile as nbProfile } from './nb-NO/profile.ts';
import { shopPages as nbShopPages } from './nb-NO/shop-pages.ts';
import { support as nbSupport } from './nb-NO/support.ts';
import { table as nbTable } from './nb-NO/table.ts';
import { assortments as nlAssortments } from './nl-NL/assortments.ts';
import { editing as nlEditing } from './nl-NL/editing.ts';
import { messages as nl } from './nl-NL/index.ts';
import { kitCart as nlKitCart } from './nl-NL/kit-cart.ts';
import { kitTemplates as nlKitTemplates } from './nl-NL/kit-templates.ts';
import { kits as nlKits } from './nl-NL/kits.ts';
import { later as nlLater } from './nl-NL/later.ts';
import { lists as nlLists } from './nl-NL/lists.ts';
import { pdfCatalogues as nlPdfCatalogues } from './nl-NL/pdf-catalogues.ts';
import { profile as nlProfile } from './nl-NL/profile.ts';
import { shopPages as nlShopPages } from './nl-NL/shop-pages.ts';
import { support as nlSupport } from './nl-NL/support.ts';
import { table as nlTable } from './nl-NL/table.ts';
import { assortments as svAssortments } from './sv-SE/assortments.ts';
import { editing as svEditing } from './sv-SE/editing.ts';
import { messages as sv } from './sv-SE/index.ts';
import { kitCart as svKitCart } from './sv-SE/kit-cart.ts';
import { kitTemplates as svKitTemplates } from './sv-SE/kit-templates.ts';
import { kits as svKits } from './sv-SE/kits.ts';
import { later as svLater } from './sv-SE/later.ts';
import { lists as svLists } from './sv-SE/lists.ts';
import { pdfCatalogues as svPdfCatalogues } from './sv-SE/pdf-catalogues.ts';
import { profile as svProfile } from './sv-SE/profile.ts';
import { shopPages as svShopPages } from './sv-SE/shop-pages.ts';
import { support as svSupport } from './sv-SE/support.ts';
import { table as svTable } from './sv-SE/table.ts';

/** The server speaks all languages at once. */
export const allMessages: Record<Locale, AllMessages> = {
  'en-US': {
    ...en,
    ...enLater,
    ...enAssortments,
    ...enEditing,
    ...enKitCart,
    ...enKits,
    ...enKitTemplates,
    ...enLists,
    ...enPdfCatalogues,
    ...enProfile,
    ...enShopPages,
    ...enSupport,
    ...enTable,
  },
  'nl-NL': {
    ...nl,
    ...nlLater,
    ...nlAssortments,
    ...nlEditing,
    ...nlKitCart,
    ...nlKits,
    ...nlKitTemplates,
    ...nlLists,
    ...nlPdfCatalogues,
    ...nlProfile,
    ...nlShopPages,
    ...nlSupport,
    ...nlTable,
  },
  'sv-SE': {
    ...sv,
    ...svLater,
    ...svAssortments,
    ...svEditing,
    ...svKitCart,
    ...svKits,
    ...svKitTemplates,
    ...svLists,
    ...svPdfCatalogues,
    ...svProfile,
    ...svShopPages,
    ...svSupport,
    ...svTable,
  },
  'da-DK': {
    ...da,
    ...daLater,
    ...daAssortments,
    ...daEditing,
    ...daKitCart,
    ...daKits,
    ...daKitTemplates,
    ...daLists,
    ...daPdfCatalogues,
    ...daProfile,
    ...daShopPages,
    ...daSupport,
    ...daTable,
  },
  'nb-NO': {
    ...nb,
    ...nbLater,
    ...nbAssortments,
    ...nbEditing,
    ...nbKitCart,
    ...nbKits,
    ...nbKitTemplates,
    ...nbLists,
    ...nbPdfCatalogues,
    ...nbProfile,
    ...nbShopPages,
    ...nbSupport,
    ...nbTable,
  },
  'fo-FO': {
    ...fo,
    ...foLater,
    ...foAssortments,
    ...foEditing,
    ...foKitCart,
    ...foKits,
    ...foKitTemplates,
    ...foLists,
    ...foPdfCatalogues,
    ...foProfile,
    ...foShopPages,
    ...foSupport,
    ...foTable,
  },
  'de-DE': {
    ...de,
    ...deLater,
    ...deAssortments,
    ...deEditing,
    ...deKitCart,
    ...deKits,
    ...deKitTemplates,
    ...deLists,
    ...dePdfCatalogues,
    ...deProfile,
    ...deShopPages,
    ...deSupport,
    ...deTable,
  },
};
