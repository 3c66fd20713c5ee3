import type { Texts } from '@grossist/domain';
import { copied } from '../../copied.ts';
import { childrenOf, type Element, textOf } from '../../xml/index.ts';
import { LONGEST_CODE, LONGEST_FEATURE_LINE, MOST_DEFINED_NAMES } from '../bounds.ts';
import type { NoteTally } from '../note-tally.ts';
import { type Speech, spokenTexts } from '../texts/index.ts';

/** Names that the file's own classification systems give features and values, for the products that refer to them. */
export class DefinedNames {
  readonly #names = new Map<string, Texts>();

  /** Takes a CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE or an ALLOWED_VALUE. */
  define(element: Element, speech: Speech, notes: NoteTally): void {
    const id = textOf(element, 'FT_ID') || textOf(element, 'ALLOWED_VALUE_ID');
    if (id === '' || id.length > LONGEST_CODE || this.#names.size >= MOST_DEFINED_NAMES) return;
    const written = [...childrenOf(element, 'FT_NAME'), ...childrenOf(element, 'ALLOWED_VALUE_NAME')];
    const names: Texts = {};
    for (const { language, text } of spokenTexts(written, speech, notes))
      if (text.length <= LONGEST_FEATURE_LINE) names[language] ??= copied(text);
    if (Object.keys(names).length > 0 && !this.#names.has(id)) this.#names.set(copied(id), names);
  }

  of(id: string): Texts | undefined {
    return this.#names.get(id);
  }
}
