import { importMessage } from '../import-message.ts';
import { noteEvent } from '../read-events.ts';
import { type ByteSource, NotThisFormat, type ReadEvent } from '../reader.ts';
import { DEEPEST_FILE, LONGEST_TAG, LONGEST_TOKEN } from './collector.ts';
import type { Attributes } from './element.ts';
import { XmlScanner } from './scanner.ts';
import { StreamDecoder } from './text-decoder.ts';
import { Malformed } from './text-run.ts';

const ANY = /<!ENTITY/gi;
/** `<!ENTITY % NAME "text">`, by which version 1.2 lets a file declare elements of its own. */
const OF_THE_DTD = /<!ENTITY\s+%\s+[A-Za-z_:][\w:.-]*\s+(?:"[^"<]*"|'[^'<]*')\s*>/g;

/**
 * A document type of a file names its DTD, which is never fetched, and may declare elements. What it declares is not
 * used, so texts for the DTD's own use (parameter entities) do no harm.
 * @throws NotThisFormat when it declares entities for use in texts, or of files: they can name files of the server or
 *   grow without end
 */
const checkDoctype = (text: string): void => {
  if ((text.match(ANY)?.length ?? 0) !== (text.match(OF_THE_DTD)?.length ?? 0))
    throw new NotThisFormat(
      importMessage`The file declares entities (ENTITY) in its DOCTYPE. Such files can’t be imported.`,
    );
};

/** Receives the events of a document, in its order. */
export interface XmlListener {
  opened(tag: string, attributes: Attributes, line: number): void;
  closed(): void;
  text(text: string, line: number): void;
  /** Whether white space alone is emitted as a text. */
  wantsBlank(): boolean;
}

/** The document breaks the rules of XML, or is deeper or longer in one piece than any of the formats. */
export interface Broken {
  line: number;
  reason: string;
}

const SHOWN_REASON = 120;

/**
 * A document that comes in pieces. Entities are never fetched or defined by it: beside XML's own only the names of
 * characters that HTML knows are understood.
 */
class XmlStream {
  /** Set at the first thing that is wrong; what follows is not looked at. */
  broken: Broken | undefined;
  readonly #scanner: XmlScanner;
  #depth = 0;
  #hasRoot = false;
  #sinceTag = 0;

  constructor(listener: XmlListener) {
    this.#scanner = new XmlScanner({
      opened: (tag, attributes) => {
        this.#open(tag);
        listener.opened(tag, attributes, this.#scanner.line);
      },
      closed: () => {
        this.#sinceTag = 0;
        this.#depth -= 1;
        listener.closed();
      },
      text: (text) => listener.text(text, this.#scanner.line),
      blank: () => listener.wantsBlank(),
      comment: () => {
        this.#sinceTag = 0;
      },
      doctype: checkDoctype,
    });
  }

  /** @throws NotThisFormat when this is no XML, and what the listener throws */
  write(text: string): void {
    this.#sinceTag += text.length;
    this.#scan(() => this.#scanner.write(text));
    if (this.#sinceTag > LONGEST_TOKEN) this.#stop(`more than ${LONGEST_TOKEN} characters without a tag`);
    if (this.broken && !this.#hasRoot)
      throw new NotThisFormat(importMessage`The file is not XML: ${this.broken.reason}`);
  }

  /** @throws NotThisFormat when there was no element at all, and what the listener throws */
  end(): void {
    this.#scan(() => this.#scanner.end());
    if (!this.#hasRoot) throw new NotThisFormat(importMessage`The file is not XML.`);
  }

  #open(tag: string): void {
    this.#sinceTag = 0;
    this.#depth += 1;
    this.#hasRoot = true;
    if (this.#depth > DEEPEST_FILE) throw new Malformed(`more than ${DEEPEST_FILE} levels of elements`);
    if (tag.length > LONGEST_TAG) throw new Malformed('the name of an element is too long');
  }

  #scan(go: () => void): void {
    if (this.broken) return;
    try {
      go();
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      this.#stop(error.message);
    }
  }

  #stop(message: string): void {
    this.broken ??= {
      line: this.#scanner.line,
      reason: message.slice(0, SHOWN_REASON).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?'),
    };
  }
}

/** What the root's tag says of all others: the prefix that they have too, with its colon, and the namespace. */
export const spokenBy = (root: string, attributes: Attributes): { prefix: string; namespace: string } => {
  const colon = root.indexOf(':');
  const key = colon < 0 ? 'xmlns' : `xmlns:${root.slice(0, colon)}`;
  return { prefix: root.slice(0, colon + 1), namespace: attributes[key] ?? '' };
};

/** Bytes that are walked through at once: what waits to be taken is bounded by it. */
const PIECE = 65_536;

/** What a format makes of a document as it comes by. */
export interface XmlReading {
  /** Receives the events of the document in its order. */
  readonly listener: XmlListener;
  /** The document has ended, or is broken there: nothing behind that is looked at. @throws NotThisFormat */
  ended(broken: Broken | undefined): void;
  /** The events since they were taken before. */
  taken(): ReadEvent[];
}

/** Reads a document of any size, in whatever encoding it says. @throws NotThisFormat */
export async function* readXml(source: ByteSource, reading: XmlReading): AsyncGenerator<ReadEvent> {
  const decoder = new StreamDecoder();
  const stream = new XmlStream(reading.listener);
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length && !stream.broken; at += PIECE) {
      stream.write(decoder.push(chunk.subarray(at, at + PIECE)));
      yield* reading.taken();
    }
    if (stream.broken) break;
  }
  if (!stream.broken) stream.write(decoder.end());
  stream.end();
  reading.ended(stream.broken);
  yield* reading.taken();
  if (decoder.hasBrokenBytes) {
    const text = importMessage`The file contains bytes that are not characters in its encoding; they are shown as ${'\uFFFD'}.`;
    yield noteEvent('broken-bytes', text);
  }
}
