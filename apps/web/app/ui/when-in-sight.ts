/** How far below the window something is got already, so that it answers when it comes into sight. */
const AHEAD = '0px 0px 400px 0px';

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** Calls `then` at the first sign that a person is there: a move of the pointer, a key, a touch, scrolling. */
export const onceAlive = (signal: AbortSignal, then: () => void): void => {
  const isAlive = new AbortController();
  const listening = { signal: AbortSignal.any([signal, isAlive.signal]), passive: true, capture: true };
  const start = (): void => {
    isAlive.abort();
    then();
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, start, listening);
};

const onceInSight = (element: Element, signal: AbortSignal, then: () => void): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
};

/** Does something once an element is about to be seen; `isPatient`: and somebody moved the pointer, a key, the page. */
export const whenSeen = (
  element: Element,
  isPatient: boolean,
  signal: AbortSignal,
  then: () => Promise<void>,
): void => {
  const look = (): void => onceInSight(element, signal, () => void then());
  if (isPatient) onceAlive(signal, look);
  else look();
};
