/** Returns a choice with one more, or without one of them. */
export const withToggled = (chosen: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};
