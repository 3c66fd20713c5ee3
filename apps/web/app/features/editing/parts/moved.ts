/** The list with what stands at one place moved to another. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const others = items.filter((_, place) => place !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
};
