/** Settings of the shop. Decisions, "A list line has …". */
export interface ListLimits {
  /** Lists that a person may own, without the favorites. [vl-07] */
  lists: number;
  /** Lines that a list may have. */
  lines: number;
}

export const PRESET_LIST_LIMITS: ListLimits = { lists: 100, lines: 5000 };

/** Subscribers that a list may have, and lists that a person may subscribe to. */
export const MOST_SUBSCRIBERS = 500;
export const MOST_SHARED_LISTS = 500;

/** Lists for one export that a person may have, and the days after which they are removed. */
export const MOST_TEMPORARY_LISTS = 100;
export const TEMPORARY_DAYS = 1;

/** Days for which a deleted list and a removed line can be restored. */
export const RESTORABLE_DAYS = 30;
