import { describe, expect, test } from 'vitest';
import type { ReturnAsk } from '../../../src/gateways/erp/port.ts';
import { aCustomer, at, type ErpUnderTest, MONDAY } from './under-test.ts';

const DAY = 86_400_000;

export const returnsContract = (under: ErpUnderTest): void => {
  describe('a return', () => {
    const asks: readonly ReturnAsk[] = ['8000000001', '8000000002'].map((returnNumber) => ({
      returnNumber,
      askedAt: Date.parse(MONDAY),
    }));
    const progressAfter = (days: number) =>
      at(under, new Date(Date.parse(MONDAY) + days * DAY).toISOString()).returnProgress(aCustomer(), asks);

    test('is returned at most once, with the reached steps in order, or not at all', async () => {
      for (const days of [0, 3, 10]) {
        const progress = await progressAfter(days);
        const numbers = progress.map(({ returnNumber }) => returnNumber);
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const { returnNumber, receivedAt, creditedAt, nextChange } of progress) {
          expect(asks.map((ask) => ask.returnNumber)).toContain(returnNumber);
          const now = Date.parse(MONDAY) + days * DAY;
          for (const step of [receivedAt, creditedAt]) expect(step === undefined || step <= now).toBe(true);
          expect(creditedAt === undefined || (receivedAt ?? 0) <= creditedAt).toBe(true);
          expect(nextChange === undefined || nextChange > now).toBe(true);
        }
      }
    });

    test('is equal at the same moment, and no step is reverted', async () => {
      expect(await progressAfter(10)).toEqual(await progressAfter(10));
      const before = new Map((await progressAfter(3)).map((each) => [each.returnNumber, each]));
      for (const { returnNumber, receivedAt } of await progressAfter(10)) {
        const earlier = before.get(returnNumber)?.receivedAt;
        if (earlier !== undefined) expect(receivedAt).toBe(earlier);
      }
    });

    test('is empty without returns', async () => {
      expect(await at(under).returnProgress(aCustomer(), [])).toEqual([]);
    });
  });
};
