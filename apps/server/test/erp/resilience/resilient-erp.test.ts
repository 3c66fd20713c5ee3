import { expect, test } from 'vitest';
import { ErpDoesNotAnswer } from '../../../src/gateways/erp/port.ts';
import { openResilientErp, type ResilienceSettings } from '../../../src/gateways/erp/resilience/index.ts';
import { aClock } from '../../support/a-clock.ts';
import { CALENDAR, type Next, scriptedErp } from '../../support/an-erp.ts';

const opened = (script: readonly Next[], settings: Partial<ResilienceSettings> = {}) => {
  const clock = aClock();
  const scripted = scriptedErp(script);
  const states: string[] = [];
  const outcomes: string[] = [];
  const retries: string[] = [];
  const erp = openResilientErp(scripted.erp, {
    clock,
    settings: { attempts: 1, ...settings },
    metrics: {
      called: (call, outcome) => outcomes.push(`${call} ${outcome}`),
      retried: (call) => retries.push(call),
      breakerChanged: (state) => states.push(state),
    },
  });
  const ask = async (signal?: AbortSignal): Promise<string> =>
    erp.calendar('DK', signal).then(
      () => 'answered',
      (error: unknown) => (error instanceof ErpDoesNotAnswer ? error.name : `not of the ERP: ${String(error)}`),
    );
  return { ...scripted, erp, clock, states, outcomes, retries, ask };
};

test('passes on the response of the ERP', async () => {
  const { erp, outcomes, clock } = opened(['answers']);
  expect(await erp.calendar('DK')).toBe(CALENDAR);
  expect(outcomes).toEqual(['calendar success']);
  expect(clock.waiting()).toBe(0);
});

test('throws a timeout when the ERP hangs, and aborts the call', async () => {
  const { ask, clock, open, outcomes } = opened(['hangs'], { timeoutMs: 400 });
  const asked = ask();
  await clock.pass(399);
  expect(open()).toBe(1);
  await clock.pass(1);
  expect(await asked).toBe('CallTimeout');
  expect(open()).toBe(0);
  expect(outcomes).toEqual(['calendar unavailable']);
});

test('retries after a jittered backoff, up to the configured attempts', async () => {
  const { ask, asked, clock, retries } = opened(['fails', 'fails', 'answers'], { attempts: 3 });
  const answer = ask();
  await clock.pass(49);
  expect(asked()).toBe(1);
  await clock.pass(1);
  expect(asked()).toBe(2);
  await clock.pass(100);
  expect(await answer).toBe('answered');
  expect(retries).toEqual(['calendar', 'calendar']);
});

test('throws the error of the last attempt', async () => {
  const { ask, asked, clock } = opened(['fails'], { attempts: 3 });
  const answer = ask();
  await clock.pass(1000);
  expect(await answer).toBe('ErpDoesNotAnswer');
  expect(asked()).toBe(3);
});

test('retries end with the timeout of the call', async () => {
  const { ask, clock } = opened(['fails'], { attempts: 10, timeoutMs: 120, failures: 1000 });
  const answer = ask();
  await clock.pass(120);
  expect(await answer).toBe('CallTimeout');
});

test('does not retry after a timeout', async () => {
  const { ask, asked, clock } = opened(['hangs'], { attempts: 3, timeoutMs: 100 });
  const answer = ask();
  await clock.pass(1000);
  expect(await answer).toBe('CallTimeout');
  expect(asked()).toBe(1);
});

test('rethrows our own errors at once without counting them as failures of the ERP', async () => {
  const { ask, asked, outcomes, states } = opened([new TypeError('ours')], { attempts: 3, failures: 1 });
  expect(await ask()).toBe('not of the ERP: TypeError: ours');
  expect(asked()).toBe(1);
  expect(outcomes).toEqual(['calendar ignored']);
  expect(states).toEqual([]);
});

test('rejects an aborted call with its own reason, without counting a failure', async () => {
  const { ask, clock, open, outcomes, states } = opened(['hangs'], { attempts: 3, failures: 1 });
  const caller = new AbortController();
  const answer = ask(caller.signal);
  await clock.pass(10);
  caller.abort(new Error('gone'));
  expect(await answer).toBe('not of the ERP: Error: gone');
  expect(open()).toBe(0);
  expect(outcomes).toEqual(['calendar ignored']);
  expect(states).toEqual([]);
  await clock.pass(0);
  expect(clock.waiting()).toBe(0);
});

test('does not call the ERP for a caller who has aborted', async () => {
  const { ask, asked } = opened(['answers']);
  expect(await ask(AbortSignal.abort(new Error('gone')))).toBe('not of the ERP: Error: gone');
  expect(asked()).toBe(0);
});

test('opens the breaker after too many failures and rejects calls at once', async () => {
  const { ask, asked, states, outcomes, erp } = opened(['fails'], { failures: 3 });
  for (let time = 0; time < 3; time += 1) expect(await ask()).toBe('ErpDoesNotAnswer');
  expect(erp.breakerState()).toBe('open');
  expect(await ask()).toBe('CircuitOpen');
  expect(asked()).toBe(3);
  expect(states).toEqual(['open']);
  expect(outcomes.at(-1)).toBe('calendar rejected');
});

test('timeouts open the breaker as failures do', async () => {
  const { ask, clock, erp } = opened(['hangs'], { failures: 2, timeoutMs: 100 });
  const answers = [ask(), ask()];
  await clock.pass(100);
  expect(await Promise.all(answers)).toEqual(['CallTimeout', 'CallTimeout']);
  expect(erp.breakerState()).toBe('open');
});

test('half-open, one call probes, others are rejected at once, and a success closes the breaker', async () => {
  const { ask, clock, states, asked } = opened(['fails', 'fails', 'hangs', 'answers'], {
    failures: 2,
    openMs: 1000,
    timeoutMs: 500,
  });
  await ask();
  await ask();
  await clock.pass(999);
  expect(await ask()).toBe('CircuitOpen');
  await clock.pass(1);
  const probe = ask();
  await clock.pass(10);
  expect(await ask()).toBe('CircuitOpen');
  await clock.pass(490);
  expect(await probe).toBe('CallTimeout');
  expect(states).toEqual(['open', 'half-open', 'open']);
  await clock.pass(1000);
  expect(await ask()).toBe('answered');
  expect(states).toEqual(['open', 'half-open', 'open', 'half-open', 'closed']);
  expect(asked()).toBe(4);
  expect(await ask()).toBe('answered');
});

test('when the caller of a probe aborts, the next call probes', async () => {
  const { ask, clock, states } = opened(['fails', 'hangs', 'answers'], { failures: 1, openMs: 1000 });
  await ask();
  await clock.pass(1000);
  const caller = new AbortController();
  const probe = ask(caller.signal);
  await clock.pass(10);
  caller.abort(new Error('gone'));
  await probe;
  expect(await ask()).toBe('answered');
  expect(states).toEqual(['open', 'half-open', 'closed']);
});

test('failures spread over a long time, or among many successes, do not open the breaker', async () => {
  const spread = opened(['fails'], { failures: 3 });
  for (let time = 0; time < 6; time += 1) {
    expect(await spread.ask()).toBe('ErpDoesNotAnswer');
    await spread.clock.pass(5001);
  }
  expect(spread.states).toEqual([]);
  const script = Array.from({ length: 40 }, (_, time): Next => (time % 4 === 3 ? 'fails' : 'answers'));
  const among = opened(script, { failures: 3 });
  for (const _ of script) await among.ask();
  expect(among.states).toEqual([]);
});

test('an opening breaker ends retries during their backoff', async () => {
  const { ask, asked, clock } = opened(['fails'], { attempts: 5, failures: 2 });
  const answer = ask();
  await clock.pass(5000);
  expect(await answer).toBe('ErpDoesNotAnswer');
  expect(asked()).toBe(2);
});

test('calls a flapping ERP again each time it recovers', async () => {
  const script: Next[] = ['fails', 'fails', 'answers', 'fails', 'fails', 'answers'];
  const { ask, clock, states } = opened(script, { failures: 2, openMs: 1000 });
  const answers: string[] = [];
  for (let time = 0; time < script.length; time += 1) {
    answers.push(await ask());
    if (answers.at(-1) !== 'answered') await clock.pass(1000);
  }
  expect(answers.filter((answer) => answer === 'answered')).toHaveLength(2);
  expect(states).toEqual(['open', 'half-open', 'closed', 'open', 'half-open', 'closed']);
});
