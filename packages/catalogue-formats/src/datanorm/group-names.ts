import { importMessage } from '../import-messages/index.ts';
import { Refusal } from '../refusal.ts';
import { tidy } from './fields.ts';
import type { Version } from './head.ts';

/** More than any trade has; a file with more means to fill memory. */
const MOST = 50_000;

/** Names of product groups (S), for the articles that name them by number. */
export class GroupNames {
  readonly #names = new Map<string, string>();

  /** Reads an S line. @throws Refusal for one that names nothing */
  take(fields: readonly string[], version: Version): void {
    const [, first = '', second = '', third = '', fourth = '', fifth = ''] = fields;
    if (version === 5) this.#add(first, second, tidy(third));
    else {
      if (tidy(third) !== '' || fourth === '') this.#add(second, '', tidy(third));
      if (fourth !== '') this.#add(second, fourth, tidy(fifth));
    }
  }

  /** The names of an article's main group and group, as far as they are known. */
  of(mainGroup: string, group: string): string[] {
    const keys = [...(mainGroup === '' ? [] : [`${mainGroup};`]), ...(group === '' ? [] : [`${mainGroup};${group}`])];
    return keys.flatMap((key) => this.#names.get(key) ?? []);
  }

  #add(mainGroup: string, group: string, name: string): void {
    if (mainGroup === '' || name === '')
      throw new Refusal('group', importMessage`the line names no product group`, 'Warengruppe');
    if (this.#names.size >= MOST) throw new Refusal('too-many-groups', importMessage`more than ${MOST} product groups`);
    this.#names.set(`${mainGroup};${group}`, name);
  }
}
