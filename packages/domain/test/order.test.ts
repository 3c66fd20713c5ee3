import { describe, expect, it } from 'vitest';
import {
  CART_STATUSES,
  cartMayBecome,
  isMaterialStatus,
  isOpenCart,
  isOrderable,
  isPhasedOut,
  ORDER_LINE_STATUSES,
  orderabilityOf,
  orderTypeOf,
  validateSmartKit,
} from '../src/index.ts';

describe('order types', () => {
  it.each([
    ['normal', 'ZOR'],
    ['fastbox', 'ZFB'],
    ['smart-kit', 'ZSO'],
  ] as const)('%s delivery is %s', (delivery, type) => {
    expect(orderTypeOf(delivery)).toBe(type);
  });
});

describe('material status', () => {
  it.each([
    ['10', 'yes', true, false],
    ['30', 'no', false, false],
    ['33', 'up-to-stock', true, true],
    ['40', 'no', false, false],
  ] as const)('%s can be ordered: %s', (status, orderability, orderable, phasedOut) => {
    expect(orderabilityOf(status)).toBe(orderability);
    expect(isOrderable(status)).toBe(orderable);
    expect(isPhasedOut(status)).toBe(phasedOut);
  });

  it('is one of four', () => {
    expect(['10', '33', '11', ''].map(isMaterialStatus)).toEqual([true, true, false, false]);
  });
});

describe('cart status', () => {
  it('never leaves sent or inactive', () => {
    for (const status of CART_STATUSES) {
      expect(cartMayBecome('Sent', status)).toBe(false);
      expect(cartMayBecome('Inactive', status)).toBe(false);
    }
    expect(CART_STATUSES.filter(isOpenCart)).toEqual(['Initial', 'Draft']);
  });

  it('passes from initial to draft and from both to sent or inactive', () => {
    expect(CART_STATUSES.filter((status) => cartMayBecome('Initial', status))).toEqual(['Draft', 'Sent', 'Inactive']);
    expect(CART_STATUSES.filter((status) => cartMayBecome('Draft', status))).toEqual(['Sent', 'Inactive']);
  });
});

describe('order line status', () => {
  it('has the five names of the specification', () => {
    expect(ORDER_LINE_STATUSES).toEqual(['match', 'multiple matches', 'difference', 'out of stock', 'not found']);
  });
});

describe('a smart kit', () => {
  const cart = { deliveryType: 'smart-kit', projectName: 'Harbour', kitCount: 1 } as const;

  it.each([
    [cart, 'Ok'],
    [{ ...cart, kitCount: undefined }, 'Unknown'],
    [{ ...cart, projectName: ' ', kitCount: 0 }, 'NotNamed'],
    [{ ...cart, kitCount: 0 }, 'NoKits'],
    [{ ...cart, deliveryType: 'normal' }, 'NotSmartKit'],
  ] as const)('%j is %s', (facts, validation) => {
    expect(validateSmartKit(facts)).toBe(validation);
  });
});
