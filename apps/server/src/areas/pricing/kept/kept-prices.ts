import { createHash } from 'node:crypto';
import type { Subscriber } from '../../../db/index.ts';
import {
  type CartAsk,
  type Erp,
  type ErpCustomer,
  ErpDoesNotAnswer,
  type PostalDestination,
  type PriceAsk,
  type PricedCart,
  type PricedMaterial,
} from '../../../gateways/erp/port.ts';
import { RecentValues } from '../../../recent-values.ts';
import { Changes } from './changes.ts';

/** When something was computed, and whether it is only shown because the ERP does not answer now. */
export interface Age {
  /** Milliseconds since 1970: when it was asked. */
  pricedAt: number;
  isStale: boolean;
}

/** How a kept price was written last, for whoever writes prices to remember; '' and '' as long as nobody did. */
export interface Writing {
  forWhom: string;
  text: string;
}

export interface KeptPrice extends Age {
  /** Of the ask. */
  key: string;
  /** As it is kept: its own key is that of who asked first. */
  priced: PricedMaterial;
  writing: Writing;
}

export interface KeptCart extends Age {
  cart: PricedCart;
}

export interface Asking {
  /** Asks the ERP even for what is fresh. */
  anew?: boolean;
  signal?: AbortSignal;
}

export interface AskingPrices extends Asking {
  /** Where goods would go; absent: by the plant's usual route. */
  to?: PostalDestination;
}

export interface KeptSettings {
  /** How long an answer passes for fresh; 0 asks every time. */
  freshMs: number;
  /** How long it is shown as stale while the ERP does not answer; 0 shows none. */
  staleMs: number;
  /** So many prices and lines of carts are kept. */
  most: number;
}

export const KEPT_PRESETS: KeptSettings = { freshMs: 60_000, staleMs: 3_600_000, most: 30_000 };

/** A cart as one change left it. */
export interface CartVersion {
  id: string;
  version: number;
}

export interface KeptPrices {
  /** Like the port's, each with its age; what is fresh is not asked again. Unknown materials are left out. */
  prices(customer: ErpCustomer, asks: readonly PriceAsk[], asking: AskingPrices): Promise<readonly KeptPrice[]>;
  /**
   * A cart as it stands; each cart is kept once, as it was asked last.
   * @param askOf what the ERP is asked of it, which nobody needs to know of a version whose prices are fresh
   */
  cart(customer: ErpCustomer, cart: CartVersion, askOf: () => Promise<CartAsk>, asking: Asking): Promise<KeptCart>;
  /** Hears of changes of stock and prices, by material; channel "erp_changes". */
  materialsChanged: Subscriber;
  /** Hears that anything may have changed. */
  anythingChanged: Subscriber;
}

interface HeldPrice {
  /** Undefined: nobody knows the material. */
  priced: PricedMaterial | undefined;
  pricedAt: number;
  writing: Writing;
}

interface HeldCart {
  /** The last version of which that was asked: whatever changes the cart counts its version on. */
  version: number;
  /** Of what was asked. */
  print: string;
  materials: readonly string[];
  cart: PricedCart;
  pricedAt: number;
}

const keyOfCustomer = ({ soldTo, market, currency, customerGroup, plant }: ErpCustomer): string =>
  JSON.stringify([soldTo, market, currency, customerGroup, plant]);

const keyOfAsk = (customer: string, ask: PriceAsk): string => `${customer} ${JSON.stringify({ ...ask, key: '' })}`;

const shownOf = ({ cart, pricedAt }: HeldCart, isStale: boolean): KeptCart => ({ cart, pricedAt, isStale });

const printOf = (ask: CartAsk): string => createHash('sha256').update(JSON.stringify(ask)).digest('base64');

/**
 * The ERP's prices and stock, kept for a moment for each customer. What they are shown with is when they were asked.
 * Orders do not go this way. Decision 0012.
 */
export const keepPrices = (
  erp: Pick<Erp, 'prices' | 'cartPrice'>,
  settings: Partial<KeptSettings> = {},
  now: () => number = Date.now,
): KeptPrices => {
  const { freshMs, staleMs, most } = { ...KEPT_PRESETS, ...settings };
  const heldPrices = new RecentValues<HeldPrice>(most);
  const heldCarts = new RecentValues<HeldCart>(most);
  const changes = new Changes();

  const isFresh = (pricedAt: number, materials: Iterable<string>): boolean =>
    now() - pricedAt < freshMs && !changes.since(pricedAt, materials);
  const mayBeShown = (pricedAt: number): boolean => now() - pricedAt < staleMs;

  /** What is held for every one of the keys; undefined when something is missing. */
  const allHeld = (keys: readonly string[]): ReadonlyMap<string, HeldPrice> | undefined => {
    const found = new Map<string, HeldPrice>();
    for (const key of keys) {
      const held = heldPrices.get(key);
      if (held === undefined || !mayBeShown(held.pricedAt)) return undefined;
      found.set(key, held);
    }
    return found;
  };

  const askPrices = async (
    customer: ErpCustomer,
    wanted: ReadonlyMap<string, PriceAsk>,
    signal: AbortSignal | undefined,
    to: PostalDestination | undefined,
  ): Promise<ReadonlyMap<string, HeldPrice>> => {
    const pricedAt = now();
    const asks = [...wanted].map(([key, ask]) => ({ ...ask, key }));
    const answered = new Map((await erp.prices(customer, asks, signal, to)).map((priced) => [priced.key, priced]));
    return new Map(
      asks.map(({ key }) => {
        const held = { priced: answered.get(key), pricedAt, writing: { forWhom: '', text: '' } };
        heldPrices.set(key, held, 1);
        return [key, held];
      }),
    );
  };

  return {
    prices: async (customer, asks, { anew = false, signal, to }) => {
      const customerKey = `${keyOfCustomer(customer)} ${to ? JSON.stringify([to.countryCode, to.postalCode]) : ''}`;
      const keyed = asks.map((ask) => ({ ask, key: keyOfAsk(customerKey, ask) }));
      const fresh = new Map<string, HeldPrice>();
      const wanted = new Map<string, PriceAsk>();
      for (const { ask, key } of keyed) {
        const held = anew ? undefined : heldPrices.get(key);
        if (held !== undefined && isFresh(held.pricedAt, [ask.sapMaterialNumber])) fresh.set(key, held);
        else wanted.set(key, ask);
      }
      let isStale = false;
      let asked: ReadonlyMap<string, HeldPrice> = new Map();
      if (wanted.size > 0) {
        try {
          asked = await askPrices(customer, wanted, signal, to);
        } catch (error) {
          const before = error instanceof ErpDoesNotAnswer ? allHeld([...wanted.keys()]) : undefined;
          if (before === undefined) throw error;
          asked = before;
          isStale = true;
        }
      }
      return keyed.flatMap(({ ask, key }) => {
        const held = fresh.get(key) ?? asked.get(key);
        if (held?.priced === undefined) return [];
        const { priced, pricedAt, writing } = held;
        return { key: ask.key, priced, writing, pricedAt, isStale: isStale && !fresh.has(key) };
      });
    },

    cart: async (customer, { id, version }, askOf, { anew = false, signal }) => {
      const key = `${keyOfCustomer(customer)} ${id}`;
      const last = heldCarts.get(key);
      const isLastFresh = !anew && last !== undefined && isFresh(last.pricedAt, last.materials);
      if (isLastFresh && last.version === version) return shownOf(last, false);
      const ask = await askOf();
      const print = printOf(ask);
      const held = last?.print === print ? last : undefined;
      const materials = ask.lines.map((line) => line.sapMaterialNumber);
      const keep = (kept: HeldCart): KeptCart => {
        heldCarts.set(key, kept, ask.lines.length + 1);
        return shownOf(kept, false);
      };
      if (!anew && held !== undefined && isFresh(held.pricedAt, materials)) return keep({ ...held, version });
      const pricedAt = now();
      try {
        const cart = await erp.cartPrice(customer, ask, signal);
        return keep({ version, print, materials, cart, pricedAt });
      } catch (error) {
        if (!(error instanceof ErpDoesNotAnswer) || held === undefined || !mayBeShown(held.pricedAt)) throw error;
        return shownOf(held, true);
      }
    },

    materialsChanged: {
      notified: (payload) => {
        if (payload === '*') changes.noteAll(now());
        else changes.note(payload.split('\n'), now());
      },
      resync: () => changes.noteAll(now()),
    },
    anythingChanged: { notified: () => changes.noteAll(now()), resync: () => changes.noteAll(now()) },
  };
};
