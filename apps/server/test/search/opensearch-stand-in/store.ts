import { list, object, only, Refusal, single, text } from './refusal.ts';
import { StoredIndex } from './stored-index.ts';

const NAME = /^[a-z0-9][a-z0-9_-]{0,200}$/;

const missing = (name: string): Refusal => new Refusal(`no such index [${name}]`, 404, 'index_not_found_exception');

/** Every index of the stand-in, and the names that stand for one. */
export class Store {
  readonly #indices = new Map<string, StoredIndex>();
  readonly #aliases = new Map<string, Set<string>>();

  create(name: string, body: unknown): void {
    if (!NAME.test(name)) throw new Refusal(`Invalid index name [${name}]`, 400, 'invalid_index_name_exception');
    if (this.#indices.has(name) || this.#aliases.has(name))
      throw new Refusal(`index [${name}] already exists`, 400, 'resource_already_exists_exception');
    this.#indices.set(name, new StoredIndex(name, body));
  }

  /** The one index of a name or an alias. */
  index(name: string): StoredIndex {
    const [first, ...more] = this.#aliases.get(name) ?? [name];
    const index = first === undefined ? undefined : this.#indices.get(first);
    if (more.length > 0) throw new Refusal(`alias [${name}] has more than one index`);
    if (index === undefined) throw missing(name);
    return index;
  }

  /** Names of indices that match, "*" for anything. */
  matching(pattern: string): string[] {
    const [start = '', end] = pattern.split('*');
    return [...this.#indices.keys()].filter((name) => (end === undefined ? name === pattern : name.startsWith(start)));
  }

  delete(name: string): void {
    if (!this.#indices.delete(name)) throw missing(name);
    for (const [alias, names] of this.#aliases) {
      names.delete(name);
      if (names.size === 0) this.#aliases.delete(alias);
    }
  }

  behind(alias: string): readonly string[] | undefined {
    const names = this.#aliases.get(alias);
    return names && [...names];
  }

  /** All actions or none. */
  changeAliases(body: unknown): void {
    const { actions } = only(object(body, 'body'), ['actions'], 'aliases');
    const steps = list(actions, 'actions').map((action) => {
      const [kind, target] = single(action, 'action');
      const step = only(object(target, kind), ['index', 'alias'], kind);
      const [index, alias] = [text(step['index'], 'index'), text(step['alias'], 'alias')];
      if (!this.#indices.has(index)) throw missing(index);
      if (kind !== 'add' && kind !== 'remove') throw new Refusal(`unknown action [${kind}]`);
      return { kind, index, alias };
    });
    for (const { kind, index, alias } of steps) {
      const names = this.#aliases.get(alias) ?? new Set();
      if (kind === 'add') names.add(index);
      else names.delete(index);
      this.#aliases.set(alias, names);
    }
  }
}
