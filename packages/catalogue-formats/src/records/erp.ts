import type { Market, Texts } from '@grossist/domain';

/**
 * What the embedded ERP knows beside prices and stock at plants. Amounts are in the market's currency; decimals are
 * strings, dates calendar dates, both days of a span included.
 */
export type ErpRecord =
  | CenterStockRecord
  | RemnantRecord
  | CampaignRecord
  | RouteRecord
  | ClosedDayRecord
  | SpecialOrderTimeRecord
  | CutOffRecord
  | OpeningHoursRecord
  | FastboxSizeRecord
  | FreightTermRecord
  | PriceTermRecord
  | DeliveryRecord
  | FastboxZoneRecord
  | GiftRecord
  | SoftBundleRecord
  | LogisticsRecord
  | ConceptSuggestionRecord;

/** What lies at a branch, to be fetched at once; no part of a plant's ATP. */
export interface CenterStockRecord {
  kind: 'center-stock';
  /** Code of the service center. */
  center: string;
  sapMaterialNumber: string;
  quantity: string;
}

/** A left-over length of cable, sold as the piece it is. */
export interface RemnantRecord {
  kind: 'remnant';
  /** Number of the piece. */
  code: string;
  sapMaterialNumber: string;
  plant: string;
  length: string;
  /** Off the customer's price. */
  discountPercent?: string;
}

/** Anybody's prices for a time. */
export interface CampaignRecord {
  kind: 'campaign';
  code: string;
  market: Market;
  names: Texts;
  validFrom: string;
  validTo: string;
  prices: readonly { sapMaterialNumber: string; amount: string; perQuantity: string }[];
}

/** How goods go from a plant, and what that costs. */
export interface RouteRecord {
  kind: 'route';
  code: string;
  market: Market;
  plant: string;
  name: string;
  /** Beginnings of the postal codes that it goes to, without blanks; absent: everywhere. */
  postalPrefixes?: readonly string[];
  /** Local time, "16:30": an order before it leaves the same working day. */
  cutOff: string;
  leadWorkingDays: number;
  /** ISO weekdays on which it leaves and arrives; Monday to Friday by default. */
  weekdays?: readonly number[];
  freight: string;
  /** Subtotal from which freight is free; absent: never. */
  freeFrom?: string;
  /** For bulky goods. */
  extraFreight?: string;
  /** Toll and the like, of all freight. */
  serviceTaxPercent?: string;
}

/** How long a plant waits for what is got on order. */
export interface SpecialOrderTimeRecord {
  kind: 'special-order-time';
  market: Market;
  /** Absent: all plants of the market that have no time of their own. */
  plant?: string;
  /** Of the materials: 11 is ordered from the supplier, 12 is made to order. */
  supplyStatus: '11' | '12';
  workingDays: number;
}

/** A day on which the house is closed beside the public holidays. */
export interface ClosedDayRecord {
  kind: 'closed-day';
  market: Market;
  date: string;
  name: string;
}

/** Until when an order leaves a plant the same working day, where its route has no time of its own. */
export interface CutOffRecord {
  kind: 'cut-off';
  market: Market;
  /** Absent: all plants of the market that have no time of their own. */
  plant?: string;
  /** Local time, "16:30". */
  cutOff: string;
}

/** Hours of a service center on a weekday or date, instead of those of every working day. */
export interface OpeningHoursRecord {
  kind: 'opening-hours';
  center: string;
  /** ISO weekday: 6 is Saturday. Either this or a date. */
  weekday?: number;
  /** "2026-12-24". */
  date?: string;
  /** Local time, "08:00"; absent: open from midnight on. */
  openingTime?: string;
  /** Local time, "12:00". Either this or isClosed. */
  closingTime?: string;
  /** Closed all day. */
  isClosed?: boolean;
}

/** How much the small express box holds; more goes in a maxi box. */
export interface FastboxSizeRecord {
  kind: 'fastbox-size';
  market: Market;
  /** Absent: all plants of the market that have no size of their own. */
  plant?: string;
  /** Packages. */
  packages: number;
}

/** What sending an order costs where a plant has no route to the address. */
export interface FreightTermRecord {
  kind: 'freight-term';
  market: Market;
  /** Absent: all plants of the market that have no terms of their own. */
  plant?: string;
  /** In the market's currency, for each order. */
  freight: string;
  /** Goods from which on nothing is charged; absent: always charged. */
  freeFrom?: string;
}

/** What left the house, or is to leave it, for one order that the embedded ERP has taken. */
export interface DeliveryRecord {
  kind: 'delivery';
  /** Number of the delivery. */
  code: string;
  /** Number of the order in the ERP. */
  orderNumber: string;
  /** By the order's line numbers, each at most once. */
  lines: readonly { lineNumber: number; quantity: string }[];
  carrier?: string;
  trackingNumber?: string;
  /** An http or https address where the carrier shows more. */
  trackingUrl?: string;
  plannedDate?: string;
  /** Instants in ISO 8601 with their zone, "2026-03-04T10:15:00+01:00"; absent: it has not happened. */
  pickedAt?: string;
  dispatchedAt?: string;
  deliveredAt?: string;
}

/** What prices depend on beside price lists; what is absent is as the market has it, or there is none. */
export interface PriceTermRecord {
  kind: 'price-term';
  market: Market;
  /** Absent: all materials of the market that have no terms of their own. */
  sapMaterialNumber?: string;
  /** Off the list price on clearance sale. */
  clearancePercent?: string;
  /** For each line that is cut from a package. */
  cableCutFee?: string;
}

/** Where the express box drives to. */
export interface FastboxZoneRecord {
  kind: 'fastbox-zone';
  code: string;
  market: Market;
  /** Service center from which it starts. */
  center: string;
  /** Their leading digits without blanks, "2605", or from one to another, "2600-2799". */
  postalCodes: readonly string[];
  /** Local time of the last order on a working day, "15:00". */
  closingTime: string;
  /** From order to door. */
  leadMinutes: number;
  /** A larger car drives there too, for bulky goods. */
  isMaxiPossible?: boolean;
}

/** What comes for nothing with orders from a subtotal on. */
export interface GiftRecord {
  kind: 'gift';
  code: string;
  market: Market;
  /** Need not be a material of the catalogue. */
  sapMaterialNumber: string;
  texts: Texts;
  from: string;
  validFrom: string;
  validTo: string;
}

/** Materials that cost less together. */
export interface SoftBundleRecord {
  kind: 'soft-bundle';
  code: string;
  market: Market;
  names: Texts;
  descriptions?: Texts;
  landingPageUrl?: string;
  /** Yes by default. */
  isActive?: boolean;
  /** Off the customer's own prices. */
  discountPercent: string;
  members: readonly { sapMaterialNumber: string; quantity: string }[];
}

/** How a material is handled; absent means no. */
export interface LogisticsRecord {
  kind: 'logistics';
  sapMaterialNumber: string;
  /** Too long or too heavy for a parcel. */
  isBulky?: boolean;
  /** Picked by the automated storage. */
  isAutomatedStorage?: boolean;
}

/** What the wholesaler would rather sell instead of a material: ZCON is the house's own choice, ZCON2 another. */
export interface ConceptSuggestionRecord {
  kind: 'concept-suggestion';
  sapMaterialNumber: string;
  type: 'ZCON' | 'ZCON2';
  suggested: string;
  quantity: string;
  minQuantity: string;
}
