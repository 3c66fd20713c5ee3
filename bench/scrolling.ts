import type { Page } from 'playwright-core';

/** What scrolls, and how far with each picture (px). Without a selector the page itself scrolls. */
export interface Scrolling {
  selector?: string;
  across?: number;
  down?: number;
  pictures: number;
}

export interface ScrollingCost {
  /** Milliseconds from each picture to the next; work of other programs is part of them. */
  frames: number[];
  /** Milliseconds of the processor that the page's thread spent on each of its tasks, the longest first. */
  tasks: number[];
}

/** Scrolls through the page, a sixth of a screen with each picture. */
export const screensDown = async (page: Page, screens: number): Promise<Scrolling> => {
  const down = await page.evaluate(() => window.innerHeight / 6);
  return { down, pictures: screens * 6 };
};

const scroll = ({ selector, across = 0, down = 0, pictures }: Scrolling) =>
  new Promise<number[]>((done) => {
    const box = selector === undefined ? document.scrollingElement : document.querySelector(selector);
    if (!box) throw new Error(`Nothing to scroll: ${selector}`);
    const frames: number[] = [];
    let before = performance.now();
    const next = (now: number): void => {
      frames.push(now - before);
      before = now;
      const { scrollTop, scrollLeft } = box;
      box.scrollTo(scrollLeft + across, scrollTop + down);
      const hasMoved = box.scrollTop !== scrollTop || box.scrollLeft !== scrollLeft;
      if (hasMoved && frames.length < pictures) requestAnimationFrame(next);
      else done(frames.slice(1));
    };
    requestAnimationFrame(next);
  });

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the processor. */
  tdur?: number;
  args: { name?: string };
}

/** Milliseconds of the processor of each task of the threads that draw pages, the longest first. */
const tasksOf = (events: readonly TraceEvent[]): number[] => {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const drawing = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  return events
    .filter((event) => event.name.endsWith('RunTask') && drawing.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((one, other) => other - one);
};

/** Scrolls, and measures each picture and the page's own work for it. Only one page may be open beside it. */
export const costOfScrolling = async (page: Page, how: Scrolling): Promise<ScrollingCost> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const frames = await page.evaluate(scroll, how);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return { frames, tasks: tasksOf(trace.traceEvents) };
};

const PLAIN_ROWS = 1000;

const plainRow = (row: number): string =>
  `<tr><td><input type="checkbox"><td><a href="#">A material of some length, number ${row}</a><br>${row} · in stock` +
  `<td><button>−</button><input size="4" value="${row}"><button>+</button><td>${row},00 kr.<td><button>×</button>`;

/** Shows plain rows about as high as a cart's: what scrolling costs this browser on this machine anyway. */
export const showPlainRows = (page: Page): Promise<void> =>
  page.setContent(
    `<!doctype html><title>Plain rows</title><style>table{width:100%;border-collapse:collapse}` +
      `td{height:92px;padding:12px 8px;border-bottom:1px solid #ccc;vertical-align:top}</style>` +
      `<table>${Array.from({ length: PLAIN_ROWS }, (_, row) => plainRow(row + 1)).join('')}</table>`,
  );
