/** Pixels from one scroll event to the next, a picture apart: at more than that no row is looked at. */
const HURRIED = 60;
/** Milliseconds without a scroll event after which the window stands. */
const STANDS_AFTER = 120;

const EARLY = { passive: true, capture: true };

const waiting = new Set<() => void>();
let followers = 0;
let isNowHurried = false;
let before = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const note = (isHurriedNow: boolean): void => {
  isNowHurried = isHurriedNow;
  if (isHurriedNow) return;
  const told = [...waiting];
  waiting.clear();
  for (const tell of told) tell();
};

const follow = (): void => {
  const now = window.scrollY;
  note(Math.abs(now - before) > HURRIED);
  before = now;
  clearTimeout(timer);
  timer = setTimeout(() => note(false), STANDS_AFTER);
};

/** Follows how fast the window is scrolled, until the answer is called. Nobody follows: it stands. */
export const followPace = (): (() => void) => {
  followers += 1;
  if (followers === 1) {
    before = window.scrollY;
    // Before whoever draws rows: to ask where a page stands that has just been changed would have it laid out at once.
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

/** Whether rows rush past. */
export const isHurried = (): boolean => isNowHurried;

/** Calls once, when rows rush past no longer. The answer takes the wish back. */
export const onceCalm = (then: () => void): (() => void) => {
  waiting.add(then);
  return () => {
    waiting.delete(then);
  };
};
