import { Mapping, type Stored } from './mapping.ts';
import { type Json, natural, object, only, Refusal } from './refusal.ts';

const SETTINGS = [
  'refresh_interval',
  'number_of_replicas',
  'auto_expand_replicas',
  'max_result_window',
  'max_inner_result_window',
];

/** One index: what was written, and what of it searches see since the last refresh. */
export class StoredIndex {
  readonly name: string;
  readonly mapping: Mapping;
  readonly #written = new Map<string, Stored>();
  #visible: readonly Stored[] = [];
  settings: Json = {};

  constructor(name: string, body: unknown) {
    const request = only(object(body, 'body'), ['settings', 'mappings'], 'create index');
    this.name = name;
    this.mapping = new Mapping(request['mappings']);
    this.change(request['settings']);
  }

  change(settings: unknown): void {
    const { index } = only(object(settings, 'settings'), ['index'], 'settings');
    this.settings = { ...this.settings, ...only(object(index, 'index'), SETTINGS, 'index') };
  }

  limit(name: 'max_result_window' | 'max_inner_result_window', preset: number): number {
    return this.settings[name] === undefined ? preset : natural(this.settings[name], name);
  }

  write(id: string, document: unknown): void {
    if (Buffer.byteLength(id) > 512) throw new Refusal('id is too long');
    this.#written.set(id, this.mapping.stored(id, object(document, 'document')));
  }

  remove(id: string): boolean {
    return this.#written.delete(id);
  }

  /** Sees what was written at once, unlike searches. */
  get(id: string): Stored | undefined {
    return this.#written.get(id);
  }

  refresh(): void {
    this.#visible = [...this.#written.values()];
  }

  get documents(): readonly Stored[] {
    return this.#visible;
  }
}
