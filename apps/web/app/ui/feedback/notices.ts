export interface Notice {
  id: number;
  text: string;
  /** Takes back what was done. */
  undo?: () => void;
  /** Where what was done can be seen. */
  link?: NoticeLink;
}

export interface NoticeLink {
  to: string;
  name: string;
}

/** Milliseconds a notice stays; one with a button or a link stays longer. */
const STAY = 5_000;
const STAY_TO_ACT = 10_000;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Notice[]): void => {
  notices = next;
  for (const listener of listeners) listener();
};

/** Shows in a corner what was done, with the way back or a link to it. At most three at a time; the oldest goes. */
export const notify = (text: string, action?: (() => void) | NoticeLink): void => {
  lastId += 1;
  const shown = typeof action === 'object' ? { link: action } : { undo: action };
  change([...notices.slice(-2), { id: lastId, text, ...shown }]);
};

export const dismiss = (id: number): void => change(notices.filter((notice) => notice.id !== id));

export const stayOf = (notice: Notice): number => (notice.undo || notice.link ? STAY_TO_ACT : STAY);

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentNotices = (): readonly Notice[] => notices;

const NONE: readonly Notice[] = [];
export const noNotices = (): readonly Notice[] => NONE;
