import type { CalendarDate, DeliveryColor, Money, PriceBuildUp, Quantity, Texts, UnitPrice } from '@grossist/domain';

export interface PriceAsk {
  /** Returned in the response: a line's id, or the material's number. */
  key: string;
  sapMaterialNumber: string;
  quantity: Quantity;
  isOnClearanceSale: boolean;
  /** The quantity will be cut from a package. */
  isCableCut: boolean;
  /** The supplier sends it directly: nothing is taken from the plant. */
  isDirectDelivery?: boolean;
  /** Left-over pieces of this length are asked for, as many whole ones as the quantity takes: stock is theirs. */
  remnantLength?: Quantity;
  /** Price and stock of these materials are returned too, as alternatives. */
  alternatives?: readonly string[];
  /** Suggested instead of what the ERP would suggest, by kind; what the market does not have is left out. */
  suggested?: Readonly<Partial<Record<SuggestionKind, string>>>;
  /** In a cart: the line that this one is a part of, as a kit's materials are. */
  parentKey?: string;
}

/** Section 3, "Per-line pricing and stock". Quantities in sales units at the customer's plant. */
export interface MaterialStock {
  /** Of the material as a whole, whatever other lines of the cart want of it. */
  atp: Quantity;
  /** At all plants of the market. */
  total: Quantity;
  clearance: Quantity;
  fastbox: Quantity;
  /** At the branch where the cart is picked up; absent when it is not. */
  pickup: Quantity | undefined;
  /**
   * What this ask gets of the stock it draws on (ATP, clearance, express box, branch or remnants): in a cart, what the
   * lines before it leave.
   */
  confirmed: Quantity;
  /** quantity − confirmed: waits, or is refused when ordered. */
  exceeded: Quantity;
  /** What of `exceeded` an order refuses; the rest waits. */
  refused: Quantity;
  /** When the quantity asked for can be there, in a cart after the lines before it; absent when unknown. */
  deliveryDate: CalendarDate | undefined;
  color: DeliveryColor;
  isStatus12Product: boolean;
  isStocked: boolean;
  isProjectProduct: boolean;
  /** Working days to wait for what is got on order; 0 for materials in stock. */
  blueDeliveryDays: number;
  /** When what lies in stock can be there; absent when nothing leaves. */
  firstDate: CalendarDate | undefined;
  /** What is on its way: when it can be at the customer's, by date; what comes on one day is one. At most ten. */
  incoming: readonly { date: CalendarDate; quantity: Quantity }[];
  /** From when on any quantity can be there, since the supplier sends it; absent when unknown. */
  anyQuantityFrom: CalendarDate | undefined;
}

/** The customer's price from a quantity on, as far as nothing lower is in force. */
export interface ScalePrice {
  fromQuantity: Quantity;
  price: UnitPrice;
}

/** Anybody's price for a time. */
export interface CampaignPrice {
  code: string;
  names: Texts;
  /** Last day, included. */
  validTo: CalendarDate;
  price: UnitPrice;
}

/** What a line is cheaper by as a part of a bundle that its cart holds whole. */
export interface BundleSaving {
  /** The bundle's, as `bundlePrices` knows it. */
  id: string;
  names: Texts;
  /** Of the line's quantity. */
  quantity: Quantity;
  saving: Money;
}

export interface MaterialPrice {
  buildUp: PriceBuildUp;
  listPrice: UnitPrice;
  /** For the quantity asked for. */
  listAmount: Money;
  /** How far the price in force is below the list price; absent where it is not. */
  discountPercent: string | undefined;
  /** Ascending; none where the customer's own price, or none at all, is staggered. */
  scales: readonly ScalePrice[];
  /** Absent when there is none today, also when it never applies because other prices are lower. */
  campaign: CampaignPrice | undefined;
  /** Of a material on clearance sale, also where the ask is for the ordinary price. */
  clearancePrice: UnitPrice | undefined;
  /** The same for everybody: not capped by what the customer pays for normal goods, so that it does not reveal it. */
  openClearancePrice: UnitPrice | undefined;
  cableCutFee: Money;
  /** What the better of the suggestions saves; 0 without, or where both are dearer. */
  conceptSaving: Money;
  /** Those that the cart's lines make together, in `buildUp` already; none outside of carts. */
  bundles: readonly BundleSaving[];
}

/** ZCON: the house's own choice; ZCON2: another one. */
export type SuggestionKind = 'ZCON' | 'ZCON2';

/** A material that the wholesaler would rather sell instead. */
export interface Suggestion {
  kind: SuggestionKind;
  sapMaterialNumber: string;
  /** Of the suggested material, for what was asked. */
  quantity: Quantity;
  minQuantity: Quantity;
  unitPrice: UnitPrice;
  /** Goods without duties, for `quantity`. */
  amount: Money;
  /** Goods, fees and duties of the ask against those of the suggestion, without VAT; 0 where it is dearer. */
  saving: Money;
  atp: Quantity;
}

export interface Alternative {
  sapMaterialNumber: string;
  /** Absent when it has no price in the market or can't be ordered. */
  unitPrice: UnitPrice | undefined;
  atp: Quantity;
}

export interface PricedMaterial {
  key: string;
  sapMaterialNumber: string;
  quantity: Quantity;
  /** "MTR". */
  salesUnit: string;
  /** Absent when the material has no price in the market or can't be ordered. */
  price: MaterialPrice | undefined;
  stock: MaterialStock;
  suggestedProduct: string | undefined;
  /** By kind; one that has no price for the customer is left out. */
  suggestions: readonly Suggestion[];
  alternativeProducts: readonly string[];
  /** Those asked for that the market has. */
  alternatives: readonly Alternative[];
  /** Too long or too heavy for a parcel: has extra freight. */
  isBulky: boolean;
  /** Packages that the small express box of the customer's plant holds; undefined: any number. */
  smallBoxPackages: number | undefined;
}
