import type { Locator } from 'playwright-core';

/** Milliseconds without a change after which nothing more is to be expected. */
const QUIET = 300;

/** Waits until nothing changes any more in a part of the page: rows that come a few at a time have all come. */
export const atRest = (part: Locator): Promise<void> =>
  part.evaluate(
    (element, quiet) =>
      new Promise<void>((resolve) => {
        const done = (): void => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, quiet);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        });
        observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    QUIET,
  );
