/** Something to be told. A second telling of the same topic and key is none. */
export interface OutboxMessage {
  topic: string;
  key: string;
  payload: object;
}

/** A message on its way out. */
export interface ToldMessage {
  /** UUID, version 7; the same however often it is sent. */
  id: string;
  topic: string;
  /** As it was told, through JSON. */
  payload: unknown;
  /** 1 for the first. */
  attempt: number;
}

/**
 * Sends a message, and may say where it went. It is called again for whatever it throws, and after a crash also for
 * what it had sent: whoever takes the message must know its id again. Must give up when `signal` aborts.
 * @throws Undeliverable when trying again is no use
 */
export type Handler = (message: ToldMessage, signal: AbortSignal) => Promise<string | void>;

export type Handlers = Readonly<Record<string, Handler>>;

/** Nobody will ever take it: given up at once. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
