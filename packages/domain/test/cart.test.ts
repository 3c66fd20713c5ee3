import { describe, expect, it } from 'vitest';
import {
  changeDeliveryMode,
  DELIVERY_TYPES,
  isUnsavedCart,
  isValidCartName,
  linesToRemove,
  type MergeableLine,
  mayMerge,
  mergeLine,
  punchoutBlock,
  quantityOf,
  readOrderLine,
  shippingConditionOf,
} from '../src/index.ts';

const aLine = (facts: Partial<MergeableLine> = {}): MergeableLine => ({
  materialNo: '1001',
  quantity: quantityOf(2),
  isOnClearanceSale: false,
  ...facts,
});

describe('lines of the same material', () => {
  it('merge', () => {
    expect(mayMerge(aLine(), aLine())).toBe(true);
    expect(mayMerge(aLine({ note: ' ', additionalNote: '' }), aLine({ parentItemId: null }))).toBe(true);
  });

  it.each([
    { isOnClearanceSale: true },
    { parentItemId: 'kit-1' },
    { isRemnant: true },
    { note: 'second floor' },
    { additionalNote: 'call first' },
  ])('stay apart when either has %j', (facts) => {
    expect(mayMerge(aLine(facts), aLine())).toBe(false);
    expect(mayMerge(aLine(), aLine(facts))).toBe(false);
  });

  it('are added up in the line they merge into', () => {
    const lines = [aLine({ materialNo: '1002' }), aLine({ note: 'mine' }), aLine()];
    expect(mergeLine(lines, aLine({ quantity: quantityOf('1.5') }))).toEqual({
      into: lines[2],
      quantity: quantityOf('3.5'),
    });
  });

  it('stand beside the others when there is none to merge into', () => {
    expect(mergeLine([aLine({ materialNo: '1002' })], aLine())).toEqual({ into: undefined, quantity: quantityOf(2) });
  });
});

describe('removing lines', () => {
  const lines = [
    { id: 'kit' },
    { id: 'child-1', parentItemId: 'kit' },
    { id: 'child-2', parentItemId: 'kit' },
    { id: 'other', parentItemId: null },
  ];
  const removed = (...ids: string[]) => [...linesToRemove(lines, ids)].toSorted();

  it('leaves the kit while one of its children stays', () => {
    expect(removed('child-1', 'other')).toEqual(['child-1', 'other']);
  });

  it('removes the whole kit with the last of its children', () => {
    expect(removed('child-1', 'child-2')).toEqual(['child-1', 'child-2', 'kit']);
  });

  it('removes the children with their kit', () => {
    expect(removed('kit')).toEqual(['child-1', 'child-2', 'kit']);
  });

  it('leaves out what is not in the cart', () => {
    expect(removed('nowhere')).toEqual([]);
    expect([...linesToRemove([{ id: 'orphan', parentItemId: 'gone' }], ['orphan'])]).toEqual(['orphan']);
  });
});

describe('delivery modes', () => {
  const full = { cartIsEmpty: false, status: 'Initial' } as const;
  const empty = { cartIsEmpty: true, status: 'Initial' } as const;
  const draft = { cartIsEmpty: false, status: 'Draft' } as const;

  it('normal to fastbox converts the cart; an empty cart creates a new fastbox cart', () => {
    expect(changeDeliveryMode('normal', 'fastbox', full)).toEqual({
      effect: 'convert-to-fastbox',
      asksAboutUnsavedCart: false,
      needsDeliveryDate: false,
    });
    expect(changeDeliveryMode('normal', 'fastbox', empty)).toMatchObject({
      effect: 'new-fastbox-cart',
      asksAboutUnsavedCart: false,
    });
  });

  it('fastbox to normal converts using the delivery date', () => {
    expect(changeDeliveryMode('fastbox', 'normal', full)).toMatchObject({
      effect: 'convert-to-normal',
      needsDeliveryDate: true,
    });
  });

  it('smart kit to normal discards the current cart', () => {
    expect(changeDeliveryMode('smart-kit', 'normal', full).effect).toBe('discard-cart');
  });

  it.each(['normal', 'fastbox'] as const)('%s to smart kit starts a new cart, prompting if unsaved', (from) => {
    const change = { effect: 'new-smart-kit-cart', needsDeliveryDate: false };
    expect(changeDeliveryMode(from, 'smart-kit', full)).toEqual({ ...change, asksAboutUnsavedCart: true });
    expect(changeDeliveryMode(from, 'smart-kit', empty)).toEqual({ ...change, asksAboutUnsavedCart: false });
    expect(changeDeliveryMode(from, 'smart-kit', draft)).toEqual({ ...change, asksAboutUnsavedCart: false });
  });

  it('smart kit to fastbox creates a new empty fastbox cart', () => {
    expect(changeDeliveryMode('smart-kit', 'fastbox', draft).effect).toBe('new-fastbox-cart');
  });

  it.each(DELIVERY_TYPES)('%s to itself changes nothing', (type) => {
    expect(changeDeliveryMode(type, type, full).effect).toBe('stay');
    expect(changeDeliveryMode(type, type, empty).effect).toBe('stay');
  });

  it('calls a cart unsaved that is initial and has items', () => {
    expect(isUnsavedCart(full)).toBe(true);
    expect(isUnsavedCart(empty)).toBe(false);
    expect(isUnsavedCart(draft)).toBe(false);
  });
});

describe('punchout checkout', () => {
  const registered = [{ endUserRegistrationRequirementType: null }, { endUserRegistrationRequirementType: '001' }];
  const endUser = { nameOrCompany: 'Nordkraft', streetAndNumber: 'Havnegade 1', zipCode: '5000', city: 'Odense' };

  it('is blocked by every blank field once a line needs end-user registration', () => {
    expect(punchoutBlock(registered, {})).toEqual(['nameOrCompany', 'streetAndNumber', 'zipCode', 'city']);
    expect(punchoutBlock(registered, { ...endUser, zipCode: '  ' })).toEqual(['zipCode']);
  });

  it('continues with all four fields, or without such a line', () => {
    expect(punchoutBlock(registered, endUser)).toEqual([]);
    expect(punchoutBlock([{}, { endUserRegistrationRequirementType: '' }], {})).toEqual([]);
  });
});

describe('cart details', () => {
  it.each([
    ['Kitchen', true],
    ['', false],
    ['  ', false],
    [null, false],
  ])('the name %j is valid: %s', (name, valid) => {
    expect(isValidCartName(name)).toBe(valid);
  });

  it('a service center has shipping condition ZP, a one-time address none, others their own', () => {
    const address = { isServiceCenter: false, isOneTimeAddress: false, shippingCondition: '02' };
    expect(shippingConditionOf({ ...address, isServiceCenter: true })).toBe('ZP');
    expect(shippingConditionOf({ ...address, isOneTimeAddress: true })).toBe('');
    expect(shippingConditionOf(address)).toBe('02');
    expect(shippingConditionOf({ ...address, shippingCondition: null })).toBe('');
  });
});

describe('several order lines', () => {
  it('each have an identifier, which a semicolon and a quantity may follow', () => {
    expect(readOrderLine(' 1234567890 ')).toEqual({ identifier: '1234567890' });
    expect(readOrderLine('1234;2,5')).toEqual({ identifier: '1234', quantity: quantityOf('2.5') });
    expect(readOrderLine('1234;')).toEqual({ identifier: '1234' });
    expect(readOrderLine('1234;ten')).toEqual({ identifier: '1234', quantity: quantityOf(0) });
    expect(readOrderLine('1234;1;2')).toEqual({ identifier: '1234', quantity: quantityOf(0) });
  });

  it('are nothing when blank', () => {
    expect(readOrderLine('  ')).toBeUndefined();
    expect(readOrderLine(';3')).toBeUndefined();
  });
});
