const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Which of the elements that take the focus has it; -1 when it is elsewhere. */
export const placeWithFocus = (within: Element): number =>
  [...within.querySelectorAll(FOCUSABLE)].findIndex((element) => element === document.activeElement);

/** Gives the focus to the element at a place among those that take it. */
export const focusPlace = (within: Element, place: number): void => {
  within.querySelectorAll<HTMLElement>(FOCUSABLE)[place]?.focus();
};
