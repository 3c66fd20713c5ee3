import type { Database, StoredFrame } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import type { Embedding } from '../../http/cookies.ts';
import type { FindSession } from '../../http/visit.ts';
import type { PunchoutCustomer } from './customers.ts';
import type { PlaceLines } from './cxml/order-delivery.ts';
import type { ReadCxml } from './cxml/read-request.ts';

/** Origins whose pages may frame the shop, by the customer's code. */
type FrameOrigins = ReadonlyMap<string, readonly string[]>;

interface FramingDeps {
  frames: FrameOrigins;
  /** The shop is reached by https, which cookies in a cross-site frame require. */
  overTls: boolean;
}

export type Framing = ReturnType<typeof frameOf>;

/**
 * Returns which origins may frame a customer's visit; undefined in a window of its own, for customers without such origins,
 * and in a cross-site frame when the shop is not reached by https.
 */
export const frameOf =
  ({ frames, overTls }: FramingDeps) =>
  ({ code }: Pick<PunchoutCustomer, 'code'>, embedding: Embedding | undefined): StoredFrame | undefined => {
    const origins = frames.get(code) ?? [];
    const isCrossSite = embedding === 'cross-site';
    if (embedding === undefined || origins.length === 0 || (isCrossSite && !overTls)) return undefined;
    return { origins: [...origins], isCrossSite };
  };

export interface PunchoutDeps {
  db: Database;
  erp: Erp;
  search: SearchEngine;
  findSession: FindSession;
  placeLines: PlaceLines;
  readCxml: ReadCxml;
  /** Failed sign-ins before throttling; 0 disables it. */
  signInFailures: number;
  /** The shop's public URL; undefined: by the request. */
  publicUrl: string | undefined;
  /** Origins whose pages may frame the shop, by the customer's code. */
  frames: FrameOrigins;
  /** True: with the page of a simulated buyer. */
  isDemo: boolean;
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number;
}
