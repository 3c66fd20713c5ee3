/** What one question may cost at most, whatever was typed. Spent per question, not per segment. */
const ALLOWED = {
  /** Walks over all words for those that are near. */
  walks: 16,
  /** The same for parts of compounds. */
  parts: 8,
  /** Words that a compound may be made or taken apart to. */
  compounds: 400,
  /** Other words for what was typed. */
  synonyms: 32,
} as const;

export type Effort = keyof typeof ALLOWED;

export class Work {
  readonly spent: Record<Effort, number> = { walks: 0, parts: 0, compounds: 0, synonyms: 0 };

  /** Whether so much more may be done; then it counts as done. */
  allows(effort: Effort, amount = 1): boolean {
    if (this.spent[effort] + amount > ALLOWED[effort]) return false;
    this.spent[effort] += amount;
    return true;
  }

  static readonly allowed: Readonly<Record<Effort, number>> = ALLOWED;
}
