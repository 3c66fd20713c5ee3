import type { CableRemnant, CartItem } from '@grossist/contracts';

/** The pieces of a material that the cart does not hold yet: each line of a length takes one such piece. */
export const piecesLeft = (
  lying: readonly CableRemnant[],
  lines: readonly Pick<CartItem, 'Code' | 'CabelRemnantValue'>[],
  code: string,
): CableRemnant[] => {
  const held = new Map<number, number>();
  for (const { Code, CabelRemnantValue: length } of lines) {
    if (Code === code && length !== null) held.set(length, (held.get(length) ?? 0) + 1);
  }
  return lying.filter(({ CabelRemnantValue: length }) => {
    const taken = held.get(length) ?? 0;
    held.set(length, taken - 1);
    return taken <= 0;
  });
};
