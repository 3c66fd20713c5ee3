import { createHash } from 'node:crypto';
import type { PriceEntry } from '@grossist/contracts';
import { LRUCache } from 'lru-cache';
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
import { ChangedMaterials } from './changed-materials.ts';

/** When a price was loaded, and whether it is stale and shown only because the ERP is unavailable. */
export interface Age {
  /** Milliseconds since 1970, when the ERP was called. */
  pricedAt: number;
  isStale: boolean;
}

/** A cached price as it was presented last, for one kind of reader. */
interface PresentedPrice {
  last?: { forWhom: string; entry: PriceEntry };
}

export interface CachedPrice extends Age {
  /** Key of the request. */
  key: string;
  /** As cached; its own key is that of the first request. */
  priced: PricedMaterial;
  presented: PresentedPrice;
}

export interface CachedCart extends Age {
  cart: PricedCart;
}

export interface LookupOptions {
  /** Calls the ERP also for entries that are fresh. */
  bypassesCache?: boolean;
  signal?: AbortSignal;
}

export interface PriceLookupOptions extends LookupOptions {
  /** Where goods would go; absent: by the plant's usual route. */
  to?: PostalDestination;
}

export interface PriceCacheSettings {
  /** Milliseconds for which an entry is fresh; 0 calls the ERP every time. */
  freshMs: number;
  /** Milliseconds for which an entry is shown as stale while the ERP is unavailable; 0 shows none. */
  staleMs: number;
  /** Maximal number of prices, and of lines of carts. */
  most: number;
}

export const PRICE_CACHE_DEFAULTS: PriceCacheSettings = { freshMs: 60_000, staleMs: 3_600_000, most: 30_000 };

/** One version of a cart. */
export interface CartVersion {
  id: string;
  version: number;
}

export interface PriceCache {
  /** Returns prices with their age; calls the ERP for those that are not fresh. Unknown materials are left out. */
  prices(customer: ErpCustomer, asks: readonly PriceAsk[], asking: PriceLookupOptions): Promise<readonly CachedPrice[]>;
  /**
   * Returns the price of a cart; one version of each cart is cached.
   * @param askOf loads the request for the ERP; not called for a version whose price is fresh
   */
  cart(
    customer: ErpCustomer,
    cart: CartVersion,
    askOf: () => Promise<CartAsk>,
    asking: LookupOptions,
  ): Promise<CachedCart>;
  /** Subscribes to changes of stock and prices by material; channel "erp_changes". */
  materialsChanged: Subscriber;
  /** Subscribes to events after which any price may have changed. */
  anythingChanged: Subscriber;
}

interface StoredPrice {
  /** Undefined for an unknown material. */
  priced: PricedMaterial | undefined;
  pricedAt: number;
  presented: PresentedPrice;
}

interface CartEntry {
  /** The last version with this price; every change of the cart increments it. */
  version: number;
  /** Hash of the request. */
  hash: string;
  materials: readonly string[];
  cart: PricedCart;
  pricedAt: number;
}

const keyOfCustomer = ({ soldTo, market, currency, customerGroup, plant }: ErpCustomer): string =>
  JSON.stringify([soldTo, market, currency, customerGroup, plant]);

const keyOfAsk = (customer: string, ask: PriceAsk): string => `${customer} ${JSON.stringify({ ...ask, key: '' })}`;

const shownOf = ({ cart, pricedAt }: CartEntry, isStale: boolean): CachedCart => ({ cart, pricedAt, isStale });

const hashOf = (ask: CartAsk): string => createHash('sha256').update(JSON.stringify(ask)).digest('base64');

/**
 * Caches the ERP's prices and stock for each customer, and shows stale ones while the ERP is unavailable. Orders bypass
 * it. Decision 0012.
 */
export const openPriceCache = (
  erp: Pick<Erp, 'prices' | 'cartPrice'>,
  settings: Partial<PriceCacheSettings> = {},
  now: () => number = Date.now,
): PriceCache => {
  const { freshMs, staleMs, most } = { ...PRICE_CACHE_DEFAULTS, ...settings };
  // LRUCache needs room for at least one entry.
  const priceEntries = new LRUCache<string, StoredPrice>({ max: Math.max(most, 1) });
  const cartEntries = new LRUCache<string, CartEntry>({ maxSize: Math.max(most, 1) });
  const changes = new ChangedMaterials();

  const isFresh = (pricedAt: number, materials: Iterable<string>): boolean =>
    now() - pricedAt < freshMs && !changes.since(pricedAt, materials);
  const mayBeStale = (pricedAt: number): boolean => now() - pricedAt < staleMs;

  /** Returns the entries of all keys that may be shown as stale; undefined if one is missing. */
  const staleEntries = (keys: readonly string[]): ReadonlyMap<string, StoredPrice> | undefined => {
    const found = new Map<string, StoredPrice>();
    for (const key of keys) {
      const entry = priceEntries.get(key);
      if (entry === undefined || !mayBeStale(entry.pricedAt)) return undefined;
      found.set(key, entry);
    }
    return found;
  };

  const askPrices = async (
    customer: ErpCustomer,
    wanted: ReadonlyMap<string, PriceAsk>,
    signal: AbortSignal | undefined,
    to: PostalDestination | undefined,
  ): Promise<ReadonlyMap<string, StoredPrice>> => {
    const pricedAt = now();
    const asks = [...wanted].map(([key, ask]) => ({ ...ask, key }));
    const answered = new Map((await erp.prices(customer, asks, signal, to)).map((priced) => [priced.key, priced]));
    return new Map(
      asks.map(({ key }) => {
        const entry = { priced: answered.get(key), pricedAt, presented: {} };
        priceEntries.set(key, entry);
        return [key, entry];
      }),
    );
  };

  return {
    prices: async (customer, asks, { bypassesCache = false, signal, to }) => {
      const customerKey = `${keyOfCustomer(customer)} ${to ? JSON.stringify([to.countryCode, to.postalCode]) : ''}`;
      const keyed = asks.map((ask) => ({ ask, key: keyOfAsk(customerKey, ask) }));
      const fresh = new Map<string, StoredPrice>();
      const wanted = new Map<string, PriceAsk>();
      for (const { ask, key } of keyed) {
        const entry = bypassesCache ? undefined : priceEntries.get(key);
        if (entry !== undefined && isFresh(entry.pricedAt, [ask.sapMaterialNumber])) fresh.set(key, entry);
        else wanted.set(key, ask);
      }
      let isStale = false;
      let asked: ReadonlyMap<string, StoredPrice> = new Map();
      if (wanted.size > 0) {
        try {
          asked = await askPrices(customer, wanted, signal, to);
        } catch (error) {
          const before = error instanceof ErpDoesNotAnswer ? staleEntries([...wanted.keys()]) : undefined;
          if (before === undefined) throw error;
          asked = before;
          isStale = true;
        }
      }
      return keyed.flatMap(({ ask, key }) => {
        const entry = fresh.get(key) ?? asked.get(key);
        if (entry?.priced === undefined) return [];
        const { priced, pricedAt, presented } = entry;
        return { key: ask.key, priced, presented, pricedAt, isStale: isStale && !fresh.has(key) };
      });
    },

    cart: async (customer, { id, version }, askOf, { bypassesCache = false, signal }) => {
      const key = `${keyOfCustomer(customer)} ${id}`;
      const last = cartEntries.get(key);
      const isLastFresh = !bypassesCache && last !== undefined && isFresh(last.pricedAt, last.materials);
      if (isLastFresh && last.version === version) return shownOf(last, false);
      const ask = await askOf();
      const hash = hashOf(ask);
      const entry = last?.hash === hash ? last : undefined;
      const materials = ask.lines.map((line) => line.sapMaterialNumber);
      const store = (stored: CartEntry): CachedCart => {
        cartEntries.set(key, stored, { size: ask.lines.length + 1 });
        return shownOf(stored, false);
      };
      if (!bypassesCache && entry !== undefined && isFresh(entry.pricedAt, materials))
        return store({ ...entry, version });
      const pricedAt = now();
      try {
        const cart = await erp.cartPrice(customer, ask, signal);
        return store({ version, hash, materials, cart, pricedAt });
      } catch (error) {
        if (!(error instanceof ErpDoesNotAnswer) || entry === undefined || !mayBeStale(entry.pricedAt)) throw error;
        return shownOf(entry, true);
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
