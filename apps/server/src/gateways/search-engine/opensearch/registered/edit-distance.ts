/**
 * Insertions, deletions, replacements and swaps of neighbours from one word to another; with `beginning`, to the nearest
 * of the other's beginnings.
 */
export const editDistance = (one: string, other: string, beginning = false): number => {
  const width = one.length + 1;
  let before: number[] = [];
  let above = Array.from({ length: width }, (_, column) => column);
  let least = one.length;
  for (let row = 1; row <= other.length; row++) {
    const here = [row];
    for (let column = 1; column < width; column++) {
      const same = one[column - 1] === other[row - 1];
      let value = Math.min(above[column - 1]! + (same ? 0 : 1), above[column]! + 1, here[column - 1]! + 1);
      const isSwapped =
        row > 1 && column > 1 && one[column - 1] === other[row - 2] && one[column - 2] === other[row - 1];
      if (isSwapped) value = Math.min(value, before[column - 2]! + 1);
      here.push(value);
    }
    least = Math.min(least, here[width - 1]!);
    before = above;
    above = here;
  }
  return beginning ? least : above[width - 1]!;
};
