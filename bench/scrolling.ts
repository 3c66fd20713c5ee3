import type { Page } from 'playwright-core';

/** Scrolls through the page, a little with each picture, and tells how long each picture took. */
const scroll = (screens: number) =>
  new Promise<number[]>((done) => {
    const frames: number[] = [];
    let before = performance.now();
    const end = screens * window.innerHeight;
    const next = (now: number): void => {
      frames.push(now - before);
      before = now;
      window.scrollBy(0, window.innerHeight / 6);
      if (window.scrollY < end && frames.length < screens * 6) requestAnimationFrame(next);
      else done(frames.slice(1));
    };
    requestAnimationFrame(next);
  });

/** Milliseconds of each picture while somebody scrolls through so many screens of a page. */
export const framesWhileScrolling = (page: Page, screens: number): Promise<number[]> => page.evaluate(scroll, screens);

const PLAIN_ROWS = 1000;

const plainRow = (row: number): string =>
  `<tr><td><input type="checkbox"><td><a href="#">A material of some length, number ${row}</a><br>${row} · in stock` +
  `<td><button>−</button><input size="4" value="${row}"><button>+</button><td>${row},00 kr.<td><button>×</button>`;

/** Rows about as high as a cart's that nothing is done for: what scrolling takes this browser on this machine anyway. */
export const showPlainRows = (page: Page): Promise<void> =>
  page.setContent(
    `<!doctype html><title>Plain rows</title><style>table{width:100%;border-collapse:collapse}` +
      `td{height:92px;padding:12px 8px;border-bottom:1px solid #ccc;vertical-align:top}</style>` +
      `<table>${Array.from({ length: PLAIN_ROWS }, (_, row) => plainRow(row + 1)).join('')}</table>`,
  );

/** The same, and the milliseconds that the page's thread worked for each picture: others' work is not counted. */
export const workWhileScrolling = async (page: Page, screens: number): Promise<{ frames: number[]; work: number }> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await worked();
  const frames = await framesWhileScrolling(page, screens);
  const work = ((await worked()) - before) / frames.length;
  await browser.detach();
  return { frames, work };
};
