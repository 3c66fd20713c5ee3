import type { StoredFrame } from '../../db/index.ts';
import type { Embedding } from '../../http/frame.ts';
import type { PunchoutCustomer } from './customers/index.ts';

/** Origins whose pages may hold the shop in a frame, by the code of the customer whose they are. */
export type FrameOrigins = ReadonlyMap<string, readonly string[]>;

export interface FramingDeps {
  frames: FrameOrigins;
  /** The shop is reached by https: a frame of another site gives back no other cookies than those. */
  overTls: boolean;
}

export type Framing = ReturnType<typeof frameOf>;

/**
 * Whose pages may hold a customer's visit in a frame; undefined for who opens the shop in a window, for customers without
 * such origins, and in a frame of another site where the shop is not reached by https.
 */
export const frameOf =
  ({ frames, overTls }: FramingDeps) =>
  ({ code }: Pick<PunchoutCustomer, 'code'>, embedding: Embedding | undefined): StoredFrame | undefined => {
    const origins = frames.get(code) ?? [];
    const isCrossSite = embedding === 'cross-site';
    if (embedding === undefined || origins.length === 0 || (isCrossSite && !overTls)) return undefined;
    return { origins: [...origins], isCrossSite };
  };
