/**
 * Drops the full stop that a sentence puts after a value which ends with one: "over 0,01 kr.." becomes "over 0,01 kr.".
 * Danish amounts and many units end so. An ellipsis behind a value stays.
 */
export const endOnce = (sentence: string, values: Iterable<string>): string => {
  let ended = sentence;
  for (const value of new Set(values)) {
    if (!value.endsWith('.')) continue;
    let from = 0;
    for (let at = ended.indexOf(`${value}.`); at >= 0; at = ended.indexOf(`${value}.`, from)) {
      from = at + value.length;
      if (ended[from + 1] !== '.') ended = ended.slice(0, from) + ended.slice(from + 1);
    }
  }
  return ended;
};

/** Puts values in place of each `{name}` of a text, with one full stop at its end; an unknown name stays as it is. */
export const fillSentence = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  endOnce(
    text.replace(
      /\{(\w+)\}/g,
      (whole, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? whole,
    ),
    Object.values(values).filter((value) => value !== undefined),
  );
