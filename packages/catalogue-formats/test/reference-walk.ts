import { SaxesParser } from 'saxes';
import { XmlScanner } from '../src/xml/scanner.ts';
import { ENTITIES, Malformed } from '../src/xml/text-run.ts';

/** Events of a file, in its order; white space before, between and behind elements is left out. */
export type Events = readonly (readonly [what: 'open' | 'close' | 'text' | 'doctype', ...details: unknown[]])[];

export interface Walked {
  events: Events;
  isBroken: boolean;
}

/** Texts that stand beside each other as one: a parser may tell them in pieces. */
class EventLog {
  readonly #events: (readonly ['open' | 'close' | 'text' | 'doctype', ...unknown[]])[] = [];
  #text = '';

  tell(what: 'open' | 'close' | 'doctype', ...details: unknown[]): void {
    this.#flush();
    this.#events.push([what, ...details]);
  }

  text(text: string): void {
    this.#text += text;
  }

  /** Without what stands before the root, which the reference emits before it reports the error. */
  events(): Events {
    this.#flush();
    const root = this.#events.findIndex(([what]) => what === 'open');
    return this.#events.filter(([what], place) => what !== 'text' || (root >= 0 && place > root));
  }

  #flush(): void {
    const text = this.#text.replace(/^[ \t\r\n]+/, '');
    if (text.trim() !== '') this.#events.push(['text', text.trimEnd()]);
    this.#text = '';
  }
}

const NAMES: Readonly<Record<string, string>> = { ...ENTITIES };

/** A general parser of XML, which the house's own is held against. */
export const walkedByReference = (text: string): Walked => {
  const log = new EventLog();
  let isBroken = false;
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  Object.assign(parser.ENTITIES, NAMES);
  const unlessBroken = (tell: () => void): void => {
    if (!isBroken) tell();
  };
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('doctype', (doctype) => unlessBroken(() => log.tell('doctype', doctype)));
  parser.on('opentag', ({ name, attributes }) =>
    unlessBroken(() => log.tell('open', name, { ...attributes }, parser.line)),
  );
  parser.on('closetag', ({ name }) => unlessBroken(() => log.tell('close', name)));
  parser.on('text', (piece) => unlessBroken(() => log.text(piece)));
  parser.on('cdata', (piece) => unlessBroken(() => log.text(piece)));
  parser.write(text).close();
  return { events: log.events(), isBroken };
};

/** The house's own, given the text in pieces that end at the places named. */
export const walkedByScanner = (text: string, cuts: readonly number[] = []): Walked => {
  const log = new EventLog();
  const open: string[] = [];
  const scanner = new XmlScanner({
    opened: (name, attributes) => {
      open.push(name);
      log.tell('open', name, { ...attributes }, scanner.line);
    },
    closed: () => log.tell('close', open.pop()),
    text: (piece) => log.text(piece),
    blank: () => true,
    comment: () => undefined,
    doctype: (doctype) => log.tell('doctype', doctype),
  });
  try {
    let from = 0;
    for (const cut of [...cuts.toSorted((left, right) => left - right), text.length]) {
      scanner.write(text.slice(from, cut));
      from = Math.max(from, cut);
    }
    scanner.end();
    return { events: log.events(), isBroken: false };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { events: log.events(), isBroken: true };
  }
};
