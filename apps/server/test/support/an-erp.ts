import { type Erp, ErpDoesNotAnswer } from '../../src/gateways/erp/port.ts';
import { erpThatIsDown } from './erp-that-is-down.ts';

export type Calendar = Awaited<ReturnType<Erp['calendar']>>;

/** What `calendar` answers at its next call: an answer, a silence at once, or nothing until it is broken off. */
export type Next = 'answers' | 'fails' | 'hangs' | 'ignores' | Error;

export interface ScriptedErp {
  erp: Erp;
  /** How often it was asked. */
  asked(): number;
  /** How many of its calls have not ended. */
  open(): number;
}

export const CALENDAR: Calendar = { timeZone: 'Europe/Copenhagen', holidays: new Set() };

const untilAborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** An ERP whose `calendar` returns the given results, call by call, the last one repeatedly; the rest is down. */
export const scriptedErp = (script: readonly Next[]): ScriptedErp => {
  let asked = 0;
  let open = 0;
  const answer = async (next: Next, signal: AbortSignal | undefined): Promise<Calendar> => {
    if (next === 'answers') return CALENDAR;
    if (next === 'hangs') return untilAborted(signal);
    if (next === 'ignores') return new Promise<never>(() => undefined);
    throw next === 'fails' ? new ErpDoesNotAnswer('scripted') : next;
  };
  return {
    erp: {
      ...erpThatIsDown,
      calendar: async (_, signal) => {
        const next = script[Math.min(asked, script.length - 1)] ?? 'answers';
        asked += 1;
        open += 1;
        return answer(next, signal).finally(() => {
          open -= 1;
        });
      },
    },
    asked: () => asked,
    open: () => open,
  };
};
