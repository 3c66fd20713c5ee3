/** An attribute's value as it stands between its quotes in a tag's text; `name` may be a pattern. */
export const attributeOf = (tag: string, name: string): string | undefined => {
  const [, doubled, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return doubled ?? single;
};
