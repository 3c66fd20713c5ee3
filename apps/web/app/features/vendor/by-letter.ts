export interface Letter<Named> {
  /** As the alphabet has it: "Å"; "#" for what begins with none. */
  letter: string;
  of: readonly Named[];
}

/** Things in the order of their names, below their first letters; what an accent sets apart in a language stays apart. */
export const byLetter = <Named extends { Name: string }>(named: readonly Named[], locale: string): Letter<Named>[] => {
  const letters: { letter: string; of: Named[] }[] = [];
  for (const one of named) {
    const first = one.Name.trim().charAt(0).toLocaleUpperCase(locale);
    const letter = /\p{L}/u.test(first) ? first : '#';
    const last = letters.at(-1);
    if (last?.letter === letter) last.of.push(one);
    else letters.push({ letter, of: [one] });
  }
  return letters;
};
