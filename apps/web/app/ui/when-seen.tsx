import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyWithTexts, loadWithTexts } from '../i18n/index.ts';
import { useSignedInUser } from '../visitor.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

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

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Which of the elements that take the focus has it; -1 when it is elsewhere. */
const placeWithFocus = (within: Element): number =>
  [...within.querySelectorAll(FOCUSABLE)].findIndex((element) => element === document.activeElement);

/** Gives the focus to the element at a place among those that take it. */
const focusPlace = (within: Element, place: number): void => {
  within.querySelectorAll<HTMLElement>(FOCUSABLE)[place]?.focus();
};

// The same object each time: React then leaves alone what the server wrote.
const AS_SERVED = { __html: '' };

/** Whether the server wrote this part of the page: true only where the page was loaded, not come to by a link. */
const useWasServed = (): boolean => {
  const isHydrating = useIsHydrating();
  const [wasServed] = useState(isHydrating);
  return wasServed;
};

/**
 * A part of a page, and its texts, that the server renders whole and whose script comes only when it is about to be
 * seen; of a served page to signed-out visitors, who can read it as it is, only once they move. `Fallback` keeps its
 * place when the page is come to by a link. Give it a `key` of what it shows: what the server wrote stays until the
 * script is there. `isPatient`: it waits for a person to move on every page, so that it costs no first visit anything;
 * `hasTexts`: it has texts that stand in `messages/<locale>/later.ts`.
 */
export const lazyWhenSeen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: (props: Props) => ReactNode,
  { isPatient: isAlwaysPatient = false, hasTexts = true } = {},
): ComponentType<Props> => {
  // Without a boundary of its own it is part of the page's HTML, however long it is.
  const Served = lazyWithTexts(load);
  let known: ComponentType<Props> | undefined;

  const OnServer = (props: Props) => (
    <div>
      <Served {...props} />
    </div>
  );

  const InBrowser = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const focused = useRef(-1);
    const wasServed = useWasServed();
    const isSignedOut = useSignedInUser() === undefined;
    const isPatient = isAlwaysPatient || (isSignedOut && wasServed);
    const [part, setPart] = useState({ value: wasServed ? undefined : known });
    const Part = part.value;

    useEffect(() => {
      const element = place.current;
      if (!element || Part) return undefined;
      const waiting = new AbortController();
      const show = async (): Promise<void> => {
        const value = (known ??= await (hasTexts ? loadWithTexts(load) : load()));
        if (waiting.signal.aborted) return;
        focused.current = placeWithFocus(element);
        setPart({ value });
      };
      whenSeen(element, isPatient, waiting.signal, show);
      return () => waiting.abort();
    }, [Part, isPatient]);

    // What had the keyboard's focus in the served page has it in the live one.
    useEffect(() => {
      if (Part && place.current) focusPlace(place.current, focused.current);
    }, [Part]);

    if (Part) {
      return (
        <div key="live" ref={place}>
          <Part {...props} />
        </div>
      );
    }
    if (wasServed) {
      return <div key="served" ref={place} dangerouslySetInnerHTML={AS_SERVED} suppressHydrationWarning />;
    }
    return (
      <div key="awaited" ref={place}>
        <Fallback {...props} />
      </div>
    );
  };

  return import.meta.env.SSR ? OnServer : InBrowser;
};
