import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/index.ts';
import { hold } from './hold.ts';
import type { Handler } from './message.ts';
import { restAfter } from './rest.ts';
import { type SendingDeps, sendOne } from './send-one.ts';

export interface LaneDeps extends SendingDeps {
  /** How many are taken, and how many of them sent, at once. */
  batch: number;
  atOnce: number;
}

/** A batch must be through before another process may take it up: as many rounds as it has, and one to spare. */
const holdMsOf = ({ attemptMs, batch, atOnce }: LaneDeps): number => attemptMs * (Math.ceil(batch / atOnce) + 1);

const sendBatch = async (deps: LaneDeps, db: Database, topic: string, handle: Handler): Promise<number> => {
  const messages = [...(await hold(db, { topic, most: deps.batch, holdMs: holdMsOf(deps) }))];
  const send = sendOne(deps);
  const held = messages.length;
  const sendRest = async (): Promise<void> => {
    for (let next = messages.shift(); next !== undefined; next = messages.shift()) {
      const [began, loop] = [performance.now(), performance.eventLoopUtilization()];
      await send(handle, next);
      const rest = restAfter(performance.eventLoopUtilization(loop).utilization, performance.now() - began);
      if (rest > 0 && !deps.stopping.aborted) await pause(rest);
    }
  };
  const sending = await Promise.allSettled(Array.from({ length: Math.min(deps.atOnce, held) }, sendRest));
  for (const result of sending) if (result.status === 'rejected') throw result.reason;
  return held;
};

/** Sends what is due of one topic, batch by batch, until nothing more is; answers how many attempts that took. */
export const sendDue = (deps: LaneDeps, topic: string, handle: Handler) => async (): Promise<number> => {
  let sent = 0;
  while (!deps.stopping.aborted) {
    const held = await sendBatch(deps, deps.db, topic, handle);
    sent += held;
    if (held === 0) break;
  }
  return sent;
};
