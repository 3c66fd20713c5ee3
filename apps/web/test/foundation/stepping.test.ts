import { quantityOf, quantityOfThousandths } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepDown, stepUp } from '../../app/ui/fields/stepping.ts';

const steps = (minimum: number, step: number) => ({ minimum: quantityOf(minimum), step: quantityOf(step) });

describe('a quantity stepped by keyboard', () => {
  test('steps by the multiplum and never below the minimum', () => {
    expect(stepUp(steps(50, 25), quantityOf(50))).toBe(quantityOf(75));
    expect(stepDown(steps(50, 25), quantityOf(75))).toBe(quantityOf(50));
    expect(stepDown(steps(50, 25), quantityOf(50))).toBe(quantityOf(50));
  });

  test('meets a minimum that is no multiple by the next multiple above', () => {
    expect(stepUp(steps(30, 25), quantityOf(0))).toBe(quantityOf(50));
    expect(stepDown(steps(30, 25), quantityOf(75))).toBe(quantityOf(50));
  });

  test('steps from between two multiples to the next one in its direction', () => {
    expect(stepUp(steps(0, 10), quantityOf('12.5'))).toBe(quantityOf(20));
    expect(stepDown(steps(0, 10), quantityOf('12.5'))).toBe(quantityOf(10));
  });

  test('steps by one if any quantity is allowed', () => {
    expect(stepUp(steps(0, 0), quantityOf('1.5'))).toBe(quantityOf('2.5'));
  });

  test('steps by whole packages rounded to the multiplum', () => {
    expect(stepUp(steps(0, 25), quantityOf(50), quantityOf(110))).toBe(quantityOf(150));
    expect(stepDown(steps(0, 25), quantityOf(150), quantityOf(110))).toBe(quantityOf(50));
  });

  test('is always allowed, and moves the way it was asked to', () => {
    const whole = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(whole, whole, whole, (minimum, step, value) => {
        const rule = { minimum: quantityOfThousandths(minimum), step: quantityOfThousandths(step) };
        const from = quantityOfThousandths(value);
        const up = stepUp(rule, from);
        const down = stepDown(rule, from);
        expect(up).toBeGreaterThan(from);
        for (const reached of [up, down]) {
          expect(reached % step).toBe(0);
          expect(reached).toBeGreaterThanOrEqual(minimum);
        }
        if (down > from) expect(down - step).toBeLessThan(minimum);
      }),
    );
  });
});
