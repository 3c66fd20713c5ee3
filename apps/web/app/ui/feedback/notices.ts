export interface Notice {
  id: number;
  text: string;
  /** Takes back what was done. */
  undo?: () => void;
}

/** Milliseconds a notice stays; one that can be undone stays longer. */
const STAY = 5_000;
const STAY_WITH_UNDO = 10_000;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Notice[]): void => {
  notices = next;
  for (const listener of listeners) listener();
};

/** Says in a corner what was done, with the way back. At most three at a time; the oldest gives way. */
export const notify = (text: string, undo?: () => void): void => {
  lastId += 1;
  change([...notices.slice(-2), { id: lastId, text, undo }]);
};

export const dismiss = (id: number): void => change(notices.filter((notice) => notice.id !== id));

export const stayOf = (notice: Notice): number => (notice.undo ? STAY_WITH_UNDO : STAY);

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentNotices = (): readonly Notice[] => notices;

const NONE: readonly Notice[] = [];
export const noNotices = (): readonly Notice[] => NONE;
