import { copied } from '../copied.ts';
import { beginsName, isOfName, withLineFeeds } from './characters.ts';
import { NO_ATTRIBUTES } from './element.ts';
import { Malformed } from './malformed.ts';
import { dereferenced } from './references.ts';

export type Attributes = Readonly<Record<string, string>>;

const ONE = /[ \t\r\n]+([^ \t\r\n=<>"'/]+)[ \t\r\n]*=[ \t\r\n]*(?:"([^"<]*)"|'([^'<]*)')/y;
const BLANK = /^[ \t\r\n]*$/;

const isName = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (at === 0 ? !beginsName(code) : !isOfName(code)) return false;
  }
  return true;
};

const valueOf = (written: string): string =>
  dereferenced(/[\t\n\r]/.test(written) ? withLineFeeds(written).replaceAll(/[\t\n]/g, ' ') : written);

const parsed = (written: string): Attributes => {
  const attributes: Record<string, string> = Object.create(null);
  ONE.lastIndex = 0;
  for (let at = 0; !BLANK.test(written.slice(at)); at = ONE.lastIndex) {
    const [, name = '', double, single] = ONE.exec(written) ?? [];
    if (name === '') throw new Malformed('an attribute is not written name="value".');
    if (!isName(name)) throw new Malformed('disallowed character in attribute name.');
    if (name in attributes) throw new Malformed(`duplicate attribute: ${name}.`);
    attributes[name] = valueOf(double ?? single ?? '');
  }
  return attributes;
};

const MOST_KEPT = 2000;
const LONGEST_KEPT = 80;

/** Reads what stands in tags behind their names. A file writes few different ones, but many times: those are shared. */
export class AttributeReader {
  readonly #kept = new Map<string, Attributes>();

  /** @throws Malformed */
  read(written: string): Attributes {
    const known = this.#kept.get(written);
    if (known !== undefined) return known;
    if (BLANK.test(written)) return NO_ATTRIBUTES;
    if (written.length > LONGEST_KEPT || this.#kept.size >= MOST_KEPT) return parsed(written);
    const own = copied(written);
    const attributes = parsed(own);
    this.#kept.set(own, attributes);
    return attributes;
  }
}
