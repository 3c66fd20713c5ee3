/** A message to publish. A second one with the same topic and key is ignored. */
export interface OutboxMessage {
  topic: string;
  key: string;
  payload: object;
}

/** A message that a process has leased for delivery. */
export interface QueuedMessage {
  /** UUID, version 7; the same for every attempt. */
  id: string;
  topic: string;
  /** As published, after a round trip through JSON. */
  payload: unknown;
  /** 1 for the first. */
  attempt: number;
}

/**
 * Delivers a message, and may return where it went. It is retried whenever it throws, and may be called again after a
 * crash for a message that it had delivered: the recipient deduplicates by the id. Must abort with `signal`.
 * @throws Undeliverable when a retry is of no use
 */
export type Handler = (message: QueuedMessage, signal: AbortSignal) => Promise<string | void>;

export type Handlers = Readonly<Record<string, Handler>>;

/** Thrown for a message that can never be delivered; it fails without a retry. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
