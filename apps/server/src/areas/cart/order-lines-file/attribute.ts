/** Reads one attribute's value, as it stands between its quotes, from a tag's text; `name` may be a pattern. */
export const attribute = (name: string): ((tag: string) => string | undefined) => {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (tag) => {
    const [, doubled, single] = pattern.exec(tag) ?? [];
    return doubled ?? single;
  };
};
