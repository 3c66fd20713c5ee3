import type { getClosingTime, OperationOutput } from '@grossist/contracts';
import { type ClosingWindow, closingWindow } from '@grossist/domain';
import { type FastboxTime, isOver } from '../express-box/use-fastbox-time.ts';

const MINUTE = 60_000;

const windowOf = (state: ClosingWindow['state'], left: number): ClosingWindow => ({
  state,
  closesAt: undefined,
  millisecondsLeft: left,
  minutesLeft: Math.ceil(left / MINUTE),
  nextOpenDate: undefined,
});

/** Until the closing time is loaded there is no limit. Section 4. */
const UNLIMITED = closingWindow({ closingTime: undefined, timeZone: 'UTC' }, 0);

/** Closed when none can be ordered at all: past its closing time it may still be had from the next opening on. */
export const windowOfFastbox = (time: FastboxTime): ClosingWindow => {
  if (time.state === 'unlimited' || time.state === 'none' || time.state === 'pickup') return UNLIMITED;
  return windowOf(isOver(time) ? 'closed' : 'open', time.left);
};

/** A service center's day as the shop told it. [svc-01] */
export const windowOfCenter = (told: OperationOutput<typeof getClosingTime> | undefined): ClosingWindow => {
  if (!told) return UNLIMITED;
  return windowOf(told.SecondsLeft > 0 ? 'open' : 'closed', told.SecondsLeft * 1000);
};
