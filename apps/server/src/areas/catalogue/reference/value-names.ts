import type { Texts } from '@grossist/domain';

/** Names of a feature's values: its own before the model's, which fill the languages and values that it leaves open. */
export class ValueNames {
  readonly #own = new Map<string, Texts>();
  readonly #model: ReadonlyMap<string, Texts>;

  constructor(model: ReadonlyMap<string, Texts>) {
    this.#model = model;
  }

  /** The first to name a value does. */
  add(code: string, names: Texts): void {
    if (!this.#own.has(code)) this.#own.set(code, { ...this.#model.get(code), ...names });
  }

  get(code: string): Texts | undefined {
    return this.#own.get(code) ?? this.#model.get(code);
  }
}
