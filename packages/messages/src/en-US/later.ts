import { addresses } from './addresses.ts';
import { audit } from './audit.ts';
import { bundles } from './bundles.ts';
import { buyerDesk } from './buyer-desk.ts';
import { cart } from './cart.ts';
import { cartLines } from './cart-lines.ts';
import { cartMany } from './cart-many.ts';
import { cartShare } from './cart-share.ts';
import { cartStart } from './cart-start.ts';
import { cartSummary } from './cart-summary.ts';
import { centers } from './centers.ts';
import { compare } from './compare.ts';
import { content } from './content.ts';
import { delivery } from './delivery.ts';
import { deliveryNames } from './delivery-names.ts';
import { density } from './density.ts';
import { drafts } from './drafts.ts';
import { favourites } from './favourites.ts';
import { finder } from './finder.ts';
import { guides } from './guides.ts';
import { kitPicker } from './kit-picker.ts';
import { labelSheets } from './label-sheets.ts';
import { labels } from './labels.ts';
import { listPicker } from './list-picker.ts';
import { offline } from './offline.ts';
import { orderDetails } from './order-details.ts';
import { ordering } from './ordering.ts';
import { orders } from './orders.ts';
import { pdfBasket } from './pdf-basket.ts';
import { pictures } from './pictures.ts';
import { privacy } from './privacy.ts';
import { projects } from './projects.ts';
import { punchout } from './punchout.ts';
import { recommendations } from './recommendations.ts';
import { results } from './results.ts';
import { savings } from './savings.ts';
import { scanner } from './scanner.ts';
import { signInHelp } from './sign-in-help.ts';
import { simulatedOutage } from './simulated-outage.ts';
import { storefront } from './storefront.ts';
import { variationMore } from './variation-more.ts';
import { vendor } from './vendor.ts';

/** The texts that a first visit does without: they come with what needs them. */
export const later = {
  ...audit,
  ...cart,
  ...cartLines,
  ...cartMany,
  ...simulatedOutage,
  ...savings,
  ...storefront,
  ...delivery,
  ...deliveryNames,
  ...density,
  ...drafts,
  ...compare,
  ...content,
  ...favourites,
  ...finder,
  ...guides,
  ...labelSheets,
  ...kitPicker,
  ...labels,
  ...listPicker,
  ...offline,
  ...ordering,
  ...orderDetails,
  ...orders,
  ...pdfBasket,
  ...privacy,
  ...projects,
  ...punchout,
  ...results,
  ...scanner,
  ...signInHelp,
  ...recommendations,
  ...variationMore,
  ...vendor,
  ...addresses,
  ...centers,
  ...cartStart,
  ...cartSummary,
  ...bundles,
  ...buyerDesk,
  ...pictures,
  ...cartShare,
};
