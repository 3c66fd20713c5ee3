import type { CalendarDate, CartTotals, DeliveryType, Money, Texts } from '@grossist/domain';
import type { PriceAsk, PricedMaterial } from './prices.ts';

/** Where goods go. */
export interface Destination {
  postalCode: string;
  /** Two letters, "DK". */
  countryCode: string;
  shipTo?: string;
}

/** What of a destination decides the route. */
export type PostalDestination = Pick<Destination, 'postalCode' | 'countryCode'>;

/** How an order leaves the house. */
export interface DeliveryAsk {
  deliveryType: DeliveryType;
  isPickup: boolean;
  /** Code of the service center or plant where it is picked up; absent: the customer's plant. */
  pickupFrom?: string;
  /** Decides route and freight; absent: the plant's usual route. */
  address?: Destination;
  /** Everything in one delivery, on the day of the last line. */
  isCombinedDelivery?: boolean;
  /** The day the buyer wants; no line is confirmed for an earlier one. */
  deliveryDate?: CalendarDate;
  /** Where it would go by route, if it is picked up now. */
  otherwiseTo?: Destination;
}

/** When a cart can be there, and what its days are asked for by. */
export interface WayOfCart {
  /** Of a cart that is picked up, where; of one that goes by express box, its zone. */
  route: string;
  plant: string;
  /** ZN by route, ZF by express box, ZP picked up. Section 9. */
  shippingCondition: string;
  /** The first date on which something ordered now can arrive; picked up: be fetched. Undefined: never. */
  firstDeliveryDate: CalendarDate | undefined;
  /** The first date on which all of it is available; undefined when unknown. */
  wholeDeliveryDate: CalendarDate | undefined;
}

export interface CartAsk extends DeliveryAsk {
  lines: readonly PriceAsk[];
  /** It is ordered as it is: lines come without alternatives that the wholesaler would rather sell. */
  isOrdered?: boolean;
}

/** Section 3, "Combined-delivery options". */
export interface CombinedDelivery {
  /** Lines can be there on different days. */
  isShown: boolean;
  /** The date of some line is unknown, or the cart is fetched or goes by express box. */
  isDisabled: boolean;
  /** Some kit has materials both of the automated storage and from elsewhere, which are packed apart. */
  hasKitsMixingAutomatedStorageMaterials: boolean;
  /** The day on which all lines are available; absent when unknown. */
  date: CalendarDate | undefined;
}

/** What comes for nothing with a large order. */
export interface Gift {
  sapMaterialNumber: string;
  texts: Texts;
  /** Subtotal from which it comes. */
  from: Money;
  /** How much is missing; 0 when it comes. */
  missing: Money;
}

/**
 * Section 3, "Cart price info", without what the shop adds. Lines in the order asked; unknown materials are left out.
 */
export interface PricedCart extends WayOfCart {
  lines: readonly PricedMaterial[];
  /** subtotal + duties + freight + extraFreight + freightServiceTax + tax = total. */
  totals: CartTotals;
  /** For bulky goods; 0 without. */
  extraFreight: Money;
  /** Toll and the like on the freight; 0 where the route has none. */
  freightServiceTax: Money;
  /** What all suggestions would save together. */
  conceptSavings: Money;
  vatPercent: number;
  freeFrom: Money | undefined;
  missingToFree: Money | undefined;
  /** The same cart delivered by route: itself, unless it goes another way. */
  standard: WayOfCart;
  /** Whether it can be there on the day that the buyer wants; true when they want none. */
  isWantedDatePossible: boolean;
  combinedDelivery: CombinedDelivery;
  /** The largest gift that comes; while none does, the first to reach; absent when there is none. */
  gift: Gift | undefined;
  /** Header material of the order's first kit; absent without kits. */
  kitHeaderMaterial: string | undefined;
}

/** When goods arrive by a route. [erp-10] */
export interface DatesAsk {
  /** As the response for the cart gave it; '' or unknown: the one to the address. */
  route: string;
  /** '' for the customer's own. */
  plant: string;
  shippingCondition: string;
  /** Where goods go; absent: by the customer's usual route. */
  address?: PostalDestination | undefined;
  /** Both included; days that are too far off to be planned are left out. */
  from: CalendarDate;
  to: CalendarDate;
}
