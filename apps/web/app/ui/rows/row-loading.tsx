import { useEffect, useState } from 'react';
import { Picture, type PictureProps } from '../data/picture.tsx';

// What the rows of a long table load: pictures only while scrolling is slow, routes only for the first rows.

/** Pixels between two scroll events above which scrolling is fast: rows pass too quickly to be read. */
const FAST = 60;
/** Milliseconds without a scroll event after which scrolling has ended. */
const ENDS_AFTER = 120;

const EARLY = { passive: true, capture: true };

const waiting = new Set<() => void>();
let followers = 0;
let isNowHurried = false;
let before = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const note = (isHurriedNow: boolean): void => {
  isNowHurried = isHurriedNow;
  if (isHurriedNow) return;
  const listeners = [...waiting];
  waiting.clear();
  for (const listener of listeners) listener();
};

const follow = (): void => {
  const now = window.scrollY;
  note(Math.abs(now - before) > FAST);
  before = now;
  clearTimeout(timer);
  timer = setTimeout(() => note(false), ENDS_AFTER);
};

/** Measures the scroll speed until the returned function is called. Without a subscriber the speed is zero. */
export const followPace = (): (() => void) => {
  followers += 1;
  if (followers === 1) {
    before = window.scrollY;
    // Runs before rows render: reading the scroll position of a changed page would force a layout.
    window.addEventListener('scroll', follow, EARLY);
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    window.removeEventListener('scroll', follow, EARLY);
    clearTimeout(timer);
    note(false);
  };
};

/** Returns true while somebody scrolls fast. */
export const isHurried = (): boolean => isNowHurried;

/** Calls once when scrolling is no longer fast. Returns the function that unsubscribes. */
export const onceCalm = (then: () => void): (() => void) => {
  waiting.add(then);
  return () => {
    waiting.delete(then);
  };
};

/** A picture in a row of a long table, not loaded while scrolling fast. Its space is reserved. */
export const RowPicture = (props: PictureProps) => {
  const [isWanted, setIsWanted] = useState(() => !isHurried());
  useEffect(() => (isWanted ? undefined : onceCalm(() => setIsWanted(true))), [isWanted]);
  if (isWanted) return <Picture {...props} />;
  return <svg aria-hidden="true" width={props.width} height={props.height} className="inline-block shrink-0" />;
};

/** Rows whose links load their route ahead; the links of all other rows lead to the same route. */
const DISCOVERED = 3;

/** Returns the `discover` prop of a link in a row: nothing is requested for rows that come by scrolling. */
export const discoverAt = (place: number): 'render' | 'none' => (place < DISCOVERED ? 'render' : 'none');
