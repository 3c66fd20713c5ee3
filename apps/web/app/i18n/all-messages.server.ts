import type { Locale } from '@grossist/domain';
import type { AllMessages } from './message-key.ts';
import { assortments as daAssortments } from './messages/da-DK/assortments.ts';
import { editing as daEditing } from './messages/da-DK/editing.ts';
import { messages as da } from './messages/da-DK/index.ts';
import { kitCart as daKitCart } from './messages/da-DK/kit-cart.ts';
import { kitTemplates as daKitTemplates } from './messages/da-DK/kit-templates.ts';
import { kits as daKits } from './messages/da-DK/kits.ts';
import { later as daLater } from './messages/da-DK/later.ts';
import { lists as daLists } from './messages/da-DK/lists.ts';
import { pdfCatalogues as daPdfCatalogues } from './messages/da-DK/pdf-catalogues.ts';
import { profile as daProfile } from './messages/da-DK/profile.ts';
import { shopPages as daShopPages } from './messages/da-DK/shop-pages.ts';
import { support as daSupport } from './messages/da-DK/support.ts';
import { table as daTable } from './messages/da-DK/table.ts';
import { assortments as deAssortments } from './messages/de-DE/assortments.ts';
import { editing as deEditing } from './messages/de-DE/editing.ts';
import { messages as de } from './messages/de-DE/index.ts';
import { kitCart as deKitCart } from './messages/de-DE/kit-cart.ts';
import { kitTemplates as deKitTemplates } from './messages/de-DE/kit-templates.ts';
import { kits as deKits } from './messages/de-DE/kits.ts';
import { later as deLater } from './messages/de-DE/later.ts';
import { lists as deLists } from './messages/de-DE/lists.ts';
import { pdfCatalogues as dePdfCatalogues } from './messages/de-DE/pdf-catalogues.ts';
import { profile as deProfile } from './messages/de-DE/profile.ts';
import { shopPages as deShopPages } from './messages/de-DE/shop-pages.ts';
import { support as deSupport } from './messages/de-DE/support.ts';
import { table as deTable } from './messages/de-DE/table.ts';
import { assortments as enAssortments } from './messages/en-US/assortments.ts';
import { editing as enEditing } from './messages/en-US/editing.ts';
import { messages as en } from './messages/en-US/index.ts';
import { kitCart as enKitCart } from './messages/en-US/kit-cart.ts';
import { kitTemplates as enKitTemplates } from './messages/en-US/kit-templates.ts';
import { kits as enKits } from './messages/en-US/kits.ts';
import { later as enLater } from './messages/en-US/later.ts';
import { lists as enLists } from './messages/en-US/lists.ts';
import { pdfCatalogues as enPdfCatalogues } from './messages/en-US/pdf-catalogues.ts';
import { profile as enProfile } from './messages/en-US/profile.ts';
import { shopPages as enShopPages } from './messages/en-US/shop-pages.ts';
import { support as enSupport } from './messages/en-US/support.ts';
import { table as enTable } from './messages/en-US/table.ts';
import { assortments as foAssortments } from './messages/fo-FO/assortments.ts';
import { editing as foEditing } from './messages/fo-FO/editing.ts';
import { messages as fo } from './messages/fo-FO/index.ts';
import { kitCart as foKitCart } from './messages/fo-FO/kit-cart.ts';
import { kitTemplates as foKitTemplates } from './messages/fo-FO/kit-templates.ts';
import { kits as foKits } from './messages/fo-FO/kits.ts';
import { later as foLater } from './messages/fo-FO/later.ts';
import { lists as foLists } from './messages/fo-FO/lists.ts';
import { pdfCatalogues as foPdfCatalogues } from './messages/fo-FO/pdf-catalogues.ts';
import { profile as foProfile } from './messages/fo-FO/profile.ts';
import { shopPages as foShopPages } from './messages/fo-FO/shop-pages.ts';
import { support as foSupport } from './messages/fo-FO/support.ts';
import { table as foTable } from './messages/fo-FO/table.ts';
import { assortments as nbAssortments } from './messages/nb-NO/assortments.ts';
import { editing as nbEditing } from './messages/nb-NO/editing.ts';
import { messages as nb } from './messages/nb-NO/index.ts';
import { kitCart as nbKitCart } from './messages/nb-NO/kit-cart.ts';
import { kitTemplates as nbKitTemplates } from './messages/nb-NO/kit-templates.ts';
import { kits as nbKits } from './messages/nb-NO/kits.ts';
import { later as nbLater } from './messages/nb-NO/later.ts';
import { lists as nbLists } from './messages/nb-NO/lists.ts';
import { pdfCatalogues as nbPdfCatalogues } from './messages/nb-NO/pdf-catalogues.ts';
import { profile as nbProfile } from './messages/nb-NO/profile.ts';
import { shopPages as nbShopPages } from './messages/nb-NO/shop-pages.ts';
import { support as nbSupport } from './messages/nb-NO/support.ts';
import { table as nbTable } from './messages/nb-NO/table.ts';
import { assortments as nlAssortments } from './messages/nl-NL/assortments.ts';
import { editing as nlEditing } from './messages/nl-NL/editing.ts';
import { messages as nl } from './messages/nl-NL/index.ts';
import { kitCart as nlKitCart } from './messages/nl-NL/kit-cart.ts';
import { kitTemplates as nlKitTemplates } from './messages/nl-NL/kit-templates.ts';
import { kits as nlKits } from './messages/nl-NL/kits.ts';
import { later as nlLater } from './messages/nl-NL/later.ts';
import { lists as nlLists } from './messages/nl-NL/lists.ts';
import { pdfCatalogues as nlPdfCatalogues } from './messages/nl-NL/pdf-catalogues.ts';
import { profile as nlProfile } from './messages/nl-NL/profile.ts';
import { shopPages as nlShopPages } from './messages/nl-NL/shop-pages.ts';
import { support as nlSupport } from './messages/nl-NL/support.ts';
import { table as nlTable } from './messages/nl-NL/table.ts';
import { assortments as svAssortments } from './messages/sv-SE/assortments.ts';
import { editing as svEditing } from './messages/sv-SE/editing.ts';
import { messages as sv } from './messages/sv-SE/index.ts';
import { kitCart as svKitCart } from './messages/sv-SE/kit-cart.ts';
import { kitTemplates as svKitTemplates } from './messages/sv-SE/kit-templates.ts';
import { kits as svKits } from './messages/sv-SE/kits.ts';
import { later as svLater } from './messages/sv-SE/later.ts';
import { lists as svLists } from './messages/sv-SE/lists.ts';
import { pdfCatalogues as svPdfCatalogues } from './messages/sv-SE/pdf-catalogues.ts';
import { profile as svProfile } from './messages/sv-SE/profile.ts';
import { shopPages as svShopPages } from './messages/sv-SE/shop-pages.ts';
import { support as svSupport } from './messages/sv-SE/support.ts';
import { table as svTable } from './messages/sv-SE/table.ts';

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
