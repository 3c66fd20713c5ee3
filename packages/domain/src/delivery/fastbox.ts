import { type ClosingTerms, type ClosingWindow, closingWindow } from './closing-window.ts';

/** The page asks the clock again so often. Section 9. Milliseconds. */
export const FASTBOX_REFRESH = 5000;

/** Until when an express box may be ordered today; unlimited until its closing time is loaded. Section 4. */
export const fastboxWindow = (terms: ClosingTerms, now: number): ClosingWindow => closingWindow(terms, now);

export type FastboxObstacle =
  /** Its zip code is in no zone of the express box. */
  | 'not-to-this-address'
  | 'closed'
  /** Some lines want more than the express box has. */
  | 'out-of-stock';

/**
 * Why an express box can't be had now; none when it can. What is not known yet (undefined) is no obstacle: the server
 * asks again when it is ordered. Section 4, "Fastbox availability".
 */
export const fastboxObstacles = (facts: {
  addressHasFastbox: boolean | undefined;
  window: ClosingWindow;
  /** Lines that the express box can't carry, by the line rules. */
  linesBeyondStock?: number;
}): FastboxObstacle[] => {
  const obstacles: FastboxObstacle[] = [];
  if (facts.addressHasFastbox === false) obstacles.push('not-to-this-address');
  if (facts.window.state === 'closed') obstacles.push('closed');
  if ((facts.linesBeyondStock ?? 0) > 0) obstacles.push('out-of-stock');
  return obstacles;
};
