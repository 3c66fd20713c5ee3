import type { Transaction } from '../../../db/index.ts';

/** Who follows a file that is worked through: told how far it is, and may end it by throwing. */
export interface Following {
  /** Lines that are matched between two tellings. */
  atOnce: number;
  read(lineCount: number): Promise<void>;
  /** So many lines more. */
  matched(count: number): Promise<void>;
  pricing(): Promise<void>;
  /** What becomes of all lines is known, and is written next. */
  judged(): Promise<void>;
  /** Within the transaction that writes all of it. */
  writing(tx: Transaction): Promise<void>;
  /** The upload that it is of; null for none. */
  uploadId: string | null;
}

const nothing = async (): Promise<void> => undefined;

/** Nobody follows: all of it at once. */
export const UNFOLLOWED: Following = {
  atOnce: 1_000_000,
  read: nothing,
  matched: nothing,
  pricing: nothing,
  judged: nothing,
  writing: nothing,
  uploadId: null,
};
