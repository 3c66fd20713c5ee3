import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DOWNLOAD_CHECK_EVERY,
  DOWNLOAD_LONGEST,
  type DownloadEvent,
  type DownloadState,
  NO_DOWNLOAD,
  nextDownload,
} from '../../src/index.ts';

const after = (...events: DownloadEvent[]): DownloadState => events.reduce(nextDownload, NO_DOWNLOAD);
const asked = (at: number): DownloadEvent => ({ type: 'asked', at });
const checked = (at: number, cookie: 'absent' | 'arrived' | 'failed' = 'absent'): DownloadEvent => ({
  type: 'checked',
  at,
  cookie,
});
const errorDocument: DownloadEvent = { type: 'error-document' };

describe('a download by a hidden frame', () => {
  it('times out after 25 seconds, polled every 200 milliseconds', () => {
    expect([DOWNLOAD_LONGEST, DOWNLOAD_CHECK_EVERY]).toEqual([25_000, 200]);
    expect(after(asked(1000), checked(25_999))).toEqual({ phase: 'waiting', since: 1000 });
    expect(after(asked(1000), checked(26_000))).toEqual({ phase: 'failed', reason: 'too-slow' });
  });

  it('has arrived once its cookie is there, even at the last look', () => {
    expect(after(asked(0), checked(200), checked(400, 'arrived'))).toEqual({ phase: 'arrived' });
    expect(after(asked(0), checked(25_000, 'arrived'))).toEqual({ phase: 'arrived' });
  });

  it('fails by an error document, and by its cookie', () => {
    expect(after(asked(0), errorDocument)).toEqual({ phase: 'failed', reason: 'refused' });
    expect(after(asked(0), checked(200, 'failed'))).toEqual({ phase: 'failed', reason: 'refused' });
  });

  it('is not begun a second time while it is under way', () => {
    expect(after(asked(0), asked(20_000), checked(25_000))).toEqual({ phase: 'failed', reason: 'too-slow' });
  });

  it('can be requested again after success or failure', () => {
    expect(after(asked(0), checked(200, 'arrived'), asked(300))).toEqual({ phase: 'waiting', since: 300 });
    expect(after(asked(0), errorDocument, asked(300))).toEqual({ phase: 'waiting', since: 300 });
  });

  const events = fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('asked' as const), wait: fc.nat(30_000) }),
      fc.record({
        type: fc.constant('checked' as const),
        wait: fc.nat(30_000),
        cookie: fc.constantFrom('absent' as const, 'arrived' as const, 'failed' as const),
      }),
      fc.record({ type: fc.constant('error-document' as const), wait: fc.nat(30_000) }),
    ),
  );

  it('never waits beyond the poll at 25 seconds', () => {
    fc.assert(
      fc.property(events, (list) => {
        let now = 0;
        let state = NO_DOWNLOAD;
        for (const event of list) {
          now += event.wait;
          state = nextDownload(state, event.type === 'error-document' ? event : { ...event, at: now });
          if (event.type === 'checked' && state.phase === 'waiting')
            expect(now - state.since).toBeLessThan(DOWNLOAD_LONGEST);
        }
      }),
    );
  });

  it('keeps its final state after any later events', () => {
    fc.assert(
      fc.property(events, (list) => {
        let now = 0;
        let state = after(asked(0), checked(200, 'arrived'));
        for (const event of list.filter(({ type }) => type !== 'asked')) {
          now += event.wait;
          if (event.type !== 'asked')
            state = nextDownload(state, event.type === 'error-document' ? event : { ...event, at: now });
        }
        expect(state).toEqual({ phase: 'arrived' });
      }),
    );
  });
});
