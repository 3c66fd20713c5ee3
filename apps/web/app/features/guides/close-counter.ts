/** A guide that was closed so often is not shown again. Section 9. */
export const GUIDE_CLOSE_LIMIT = 5;

const counterKey = (person: string, guideType: string): string => `grossist-guide-${guideType}-${person}`;
/** In the tab's storage while a guide rests. */
export const closedKey = (guideType: string): string => `grossist-guide-closed-${guideType}`;

/** How often a person closed a guide in this browser; 0 where the storage is closed to the page or holds something else. */
export const closeCounter = (person: string, guideType: string): number => {
  try {
    const count = Number(localStorage.getItem(counterKey(person, guideType)));
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
};

/** Counts a closing and answers how many there are now; the guide rests in this tab. */
export const countClosing = (person: string, guideType: string): number => {
  const count = closeCounter(person, guideType) + 1;
  try {
    sessionStorage.setItem(closedKey(guideType), '1');
    localStorage.setItem(counterKey(person, guideType), String(count));
  } catch {
    // What is not remembered is shown once more on the next page.
  }
  return count;
};

/** Whether the guide was closed in this tab: it rests there until the tab is closed. */
export const restsInThisTab = (guideType: string): boolean => {
  try {
    return sessionStorage.getItem(closedKey(guideType)) !== null;
  } catch {
    return false;
  }
};
