import type { DayHours, Market, Money, Quantity, Texts, WorkingDays } from '@grossist/domain';

export interface ServiceCenter {
  code: string;
  market: Market;
  plant: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  latitude: number;
  longitude: number;
  /** Local time on working days, "07:00"; null when unknown: open from midnight on. */
  openingTime: string | null;
  /** Local time on working days, "16:30". */
  closingTime: string;
  /** Of weekdays and dates with hours of their own. */
  days: DayHours;
}

/** The days on which a market's warehouses and branches work. */
export interface MarketCalendar extends WorkingDays {
  timeZone: string;
}

/** What lies at a branch; one that has none of a material is left out. */
export interface CenterStock {
  center: string;
  sapMaterialNumber: string;
  quantity: Quantity;
}

export interface FastboxStock {
  sapMaterialNumber: string;
  quantity: Quantity;
}

/** Where the express box drives to. */
export interface FastboxZone {
  zone: string;
  market: Market;
  /** The branch it starts from, and when that is open: local times, as of a service center. */
  center: string;
  opens: string | null;
  closes: string;
  days: DayHours;
  /** Last order of a working day, local time, "15:30". */
  closingTime: string;
  /** From order to door. */
  leadMinutes: number;
  /** A larger car drives there too, for bulky goods. */
  isMaxiPossible: boolean;
}

/** A left-over length of cable, sold as the piece it is. */
export interface Remnant {
  remnantId: string;
  sapMaterialNumber: string;
  plant: string;
  length: Quantity;
  /** Off the customer's price of the piece: "30.00". */
  discountPercent: string;
}

export interface RemnantsAsk {
  materials: readonly string[];
  /** '' for the customer's own. */
  plant: string;
}

/** What decides on the size of an express box. */
export interface ParcelTerms {
  /** Of the materials asked for, those that are too long or too heavy for a parcel. */
  bulky: ReadonlySet<string>;
  /** Packages that the small box holds; undefined: any number. */
  smallBoxPackages: number | undefined;
}

/** Materials that are sold together, without prices. */
export interface Bundle {
  id: string;
  names: Texts;
  descriptions: Texts;
  /** '' for the shop's own page of the bundle. */
  landingPageUrl: string;
  status: 'active' | 'inactive';
  market: Market;
  /** In the bundle's own order. */
  members: readonly { sapMaterialNumber: string; quantity: Quantity }[];
}

export interface BundlesAsk {
  /** Absent: of every market. */
  market?: Market;
  /** Absent: all. */
  ids?: readonly string[];
  /** True: withdrawn ones are left out. */
  isActive?: boolean;
  offset: number;
  limit: number;
}

/** Materials sold together at a price of their own. [erp-08] */
export interface BundlePrice {
  id: string;
  names: Texts;
  descriptions: Texts;
  landingPageUrl: string;
  status: 'active' | 'inactive';
  market: Market;
  /** In the bundle's own order. */
  members: readonly { sapMaterialNumber: string; quantity: Quantity; amount: Money }[];
  /** What the members cost the customer each by itself. */
  separately: Money;
  /** What they cost together. */
  price: Money;
}
