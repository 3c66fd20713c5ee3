import { expect, test } from 'vitest';
import { type Attribute, FIRST_ATTRIBUTES, groupAttributes } from '../../app/features/variation/attribute-groups.ts';

const attributes = Array.from({ length: 30 }, (_, place): Attribute => {
  return {
    Code: `EF${place}`,
    Name: `Feature ${place}`,
    Value: '1',
    Unit: ['mm', 'V', '', 'furlong'][place % 4] ?? '',
  };
});

test('every attribute stands in exactly one group, in the order of its class', () => {
  const groups = groupAttributes(attributes);
  const placed = groups.flatMap((group) => group.attributes.map(({ attribute }) => attribute.Code));
  expect(placed.toSorted()).toEqual(attributes.map(({ Code }) => Code).toSorted());
  for (const group of groups) {
    const order = group.attributes.map(({ attribute }) => attributes.indexOf(attribute));
    expect(order).toEqual(order.toSorted((left, right) => left - right));
  }
});

test('the first twelve attributes of the class are seen at first, whatever their groups', () => {
  const first = groupAttributes(attributes).flatMap((group) => group.attributes.filter(({ isFirst }) => isFirst));
  expect(first).toHaveLength(FIRST_ATTRIBUTES);
  expect(first.map(({ attribute }) => attribute.Code)).toEqual(
    expect.arrayContaining(attributes.slice(0, FIRST_ATTRIBUTES).map(({ Code }) => Code)),
  );
});

test('an attribute of an unknown unit is a general one', () => {
  const [group] = groupAttributes([{ Code: 'EF1', Name: 'Length', Value: '1', Unit: 'furlong' }]);
  expect(group?.name).toBe('general');
});
