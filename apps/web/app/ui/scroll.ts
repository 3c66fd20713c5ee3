/** Milliseconds that scrolling takes. Section 9. */
export const SCROLL_DURATION = 500;

const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const movesLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slows down towards the end. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/** Moves from one place to another in pixels; at once for people who want less motion. Any input of theirs ends it. */
const animate = (from: number, to: number, duration: number, moveTo: (place: number) => void): void => {
  if (duration <= 0 || from === to || movesLess()) {
    moveTo(to);
    return;
  }
  const began = performance.now();
  const stopping = new AbortController();
  for (const input of INPUTS) {
    addEventListener(input, () => stopping.abort(), { signal: stopping.signal, passive: true });
  }
  const step = (now: number): void => {
    if (stopping.signal.aborted) return;
    const share = Math.min(1, Math.max(0, (now - began) / duration));
    moveTo(from + (to - from) * eased(share));
    if (share < 1) requestAnimationFrame(step);
    else stopping.abort();
  };
  requestAnimationFrame(step);
};

const scrollPage = (top: number, duration: number): void => {
  const { scrollHeight, clientHeight } = document.documentElement;
  const wanted = Math.min(Math.max(0, top), scrollHeight - clientHeight);
  animate(window.scrollY, wanted, duration, (place) => window.scrollTo({ top: place, behavior: 'instant' }));
};

/** Scrolls to the top of the page. Section 2, "Page scroll helpers". */
export const scrollToTop = (duration = SCROLL_DURATION): void => scrollPage(0, duration);

export interface ScrollTarget {
  /** Pixels that stay free above it, for instance below the header. */
  offset?: number;
  /** Milliseconds. */
  duration?: number;
  /** Does nothing while the whole element is in sight. */
  onlyIfHidden?: boolean;
}

/** Scrolls the page so that the first element of a selector is `offset` pixels below its top. Section 2, "Page scroll helpers". */
export const scrollToSelector = (
  selector: string,
  { offset = 0, duration = SCROLL_DURATION, onlyIfHidden = false }: ScrollTarget = {},
): void => {
  const place = document.querySelector(selector)?.getBoundingClientRect();
  if (place === undefined) return;
  if (onlyIfHidden && place.top >= offset && place.bottom <= innerHeight) return;
  scrollPage(place.top + window.scrollY - offset, duration);
};

/** Pushes a row sideways by so many pixels. */
export const scrollRowBy = (row: HTMLElement, distance: number, duration = SCROLL_DURATION): void => {
  const to = Math.min(Math.max(0, row.scrollLeft + distance), row.scrollWidth - row.clientWidth);
  animate(row.scrollLeft, to, duration, (place) => row.scrollTo({ left: place, behavior: 'instant' }));
};
