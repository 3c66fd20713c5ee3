import { SaxesParser } from 'saxes';
import { XmlScanner } from '../src/xml/scanner.ts';
import { ENTITIES, Malformed } from '../src/xml/text-run.ts';

/** What was told of a file, in its order; white space before, between and behind elements is left out. */
export type Told = readonly (readonly [what: 'open' | 'close' | 'text' | 'doctype', ...details: unknown[]])[];

export interface Walked {
  told: Told;
  isBroken: boolean;
}

/** Texts that stand beside each other as one: a parser may tell them in pieces. */
class Telling {
  readonly #told: (readonly ['open' | 'close' | 'text' | 'doctype', ...unknown[]])[] = [];
  #text = '';

  tell(what: 'open' | 'close' | 'doctype', ...details: unknown[]): void {
    this.#flush();
    this.#told.push([what, ...details]);
  }

  text(text: string): void {
    this.#text += text;
  }

  /** Without what stands before the root, which the reference tells before it says that nothing may. */
  told(): Told {
    this.#flush();
    const root = this.#told.findIndex(([what]) => what === 'open');
    return this.#told.filter(([what], place) => what !== 'text' || (root >= 0 && place > root));
  }

  #flush(): void {
    const text = this.#text.replace(/^[ \t\r\n]+/, '');
    if (text.trim() !== '') this.#told.push(['text', text.trimEnd()]);
    this.#text = '';
  }
}

const NAMES: Readonly<Record<string, string>> = { ...ENTITIES };

/** A general parser of XML, which the house's own is held against. */
export const walkedByReference = (text: string): Walked => {
  const telling = new Telling();
  let isBroken = false;
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  Object.assign(parser.ENTITIES, NAMES);
  const unlessBroken = (tell: () => void): void => {
    if (!isBroken) tell();
  };
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('doctype', (doctype) => unlessBroken(() => telling.tell('doctype', doctype)));
  parser.on('opentag', ({ name, attributes }) =>
    unlessBroken(() => telling.tell('open', name, { ...attributes }, parser.line)),
  );
  parser.on('closetag', ({ name }) => unlessBroken(() => telling.tell('close', name)));
  parser.on('text', (piece) => unlessBroken(() => telling.text(piece)));
  parser.on('cdata', (piece) => unlessBroken(() => telling.text(piece)));
  parser.write(text).close();
  return { told: telling.told(), isBroken };
};

/** The house's own, given the text in pieces that end at the places named. */
export const walkedByScanner = (text: string, cuts: readonly number[] = []): Walked => {
  const telling = new Telling();
  const open: string[] = [];
  const scanner = new XmlScanner({
    opened: (name, attributes) => {
      open.push(name);
      telling.tell('open', name, { ...attributes }, scanner.line);
    },
    closed: () => telling.tell('close', open.pop()),
    text: (piece) => telling.text(piece),
    blank: () => true,
    comment: () => undefined,
    doctype: (doctype) => telling.tell('doctype', doctype),
  });
  try {
    let from = 0;
    for (const cut of [...cuts.toSorted((left, right) => left - right), text.length]) {
      scanner.write(text.slice(from, cut));
      from = Math.max(from, cut);
    }
    scanner.end();
    return { told: telling.told(), isBroken: false };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { told: telling.told(), isBroken: true };
  }
};
