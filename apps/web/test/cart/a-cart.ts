import type { Cart, CartItem, PriceEntry, Stock } from '@grossist/contracts';
import { type Quantity, quantityOf } from '@grossist/domain';
import type { CartPrices, PricedLine } from '../../app/features/cart/use-cart.ts';

const STOCK = {
  AtpQuantity: 100,
  TotalQuantity: 100,
  ClearanceSaleStock: 0,
  ExceededQuantity: 0,
  DeliveryDate: null,
  IsDeliveryUnknown: false,
  DeliveryColor: 'Green',
  IsStocked: true,
  Status12Product: false,
  IsOutOfStock: false,
  IsGrossistProjectProduct: false,
  BlueDeliveryDays: 0,
  FirstDate: null,
  Incoming: [],
  AnyQuantityFrom: null,
};

export type LineWish = Partial<CartItem> & Pick<CartItem, 'CartItemId'>;

export interface PriceWish {
  stock?: Partial<Stock>;
  exceeded?: Quantity;
  prices?: Partial<NonNullable<PriceEntry['Prices']>>;
  suggested?: string;
}

// The tested functions read only the fields that are set here.

/** Builds a cart of plain lines with the given differences. */
export const aCart = (lines: readonly LineWish[]): Cart =>
  ({
    CartItems: lines.map((line) => ({
      Quantity: 1,
      KitName: '',
      ParentItemId: null,
      ConceptSuggestionProduct: null,
      ConceptSuggestionProductZCON2: null,
      ...line,
    })),
  }) as unknown as Cart;

/** Prices by line id. */
export const pricesOf = (wishes: Record<string, PriceWish>, firstDate = '2026-11-24'): CartPrices =>
  ({
    firstDate,
    lines: new Map(
      Object.entries(wishes).map(([id, { stock, exceeded, prices, suggested }]): [string, PricedLine] => [
        id,
        {
          available: quantityOf(100),
          exceeded: exceeded ?? quantityOf(0),
          refusedBy: undefined,
          kitSum: undefined,
          entry: {
            Stock: { ...STOCK, ...stock },
            Prices: prices ?? null,
            SuggestedProduct: suggested ?? null,
            SuggestedProductZCON2: null,
          } as unknown as PriceEntry,
        },
      ]),
    ),
  }) as unknown as CartPrices;

export interface StockWish {
  atp?: number;
  clearance?: number;
  fastbox?: number;
}

/** Builds priced lines by id; each kind of stock is 100 unless given. */
export const somePricedLines = (wishes: Readonly<Record<string, StockWish>>): ReadonlyMap<string, PricedLine> =>
  new Map(
    Object.entries(wishes).map(([id, { atp = 100, clearance = 100, fastbox = 100 }]): [string, PricedLine] => [
      id,
      {
        available: quantityOf(atp),
        exceeded: quantityOf(0),
        refusedBy: undefined,
        kitSum: undefined,
        entry: {
          Stock: { ...STOCK, AtpQuantity: atp, ClearanceSaleStock: clearance },
          FastboxStock: { AtpQuantity: fastbox },
        } as unknown as PriceEntry,
      },
    ]),
  );
