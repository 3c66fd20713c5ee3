import { importMessage } from '../import-message.ts';
import { withoutBom } from '../line-splitter.ts';
import { shown } from '../read-events.ts';
import { NotThisFormat } from '../reader.ts';

/** Enough for a byte order mark and the XML declaration. */
const DECLARATION = 200;

const KNOWN: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  'latin-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
};

const byMark = (bytes: Uint8Array): string | undefined => {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return undefined;
};

const declared = (bytes: Uint8Array): string | undefined =>
  /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'<>]{1,40})["']/.exec(
    String.fromCharCode(...bytes.subarray(0, DECLARATION)),
  )?.[1];

/** The encoding a file begins to speak in: by byte order mark, else by its XML declaration, else UTF-8. */
const encodingOf = (head: Uint8Array): string => {
  const mark = byMark(head);
  if (mark) return mark;
  const name = declared(head)?.toLowerCase();
  const known = name === undefined ? 'utf-8' : KNOWN[name];
  // A declaration that could be read byte by byte is not in UTF-16, whatever it says.
  if (known === undefined && name?.startsWith('utf-16')) return 'utf-8';
  if (known === undefined)
    throw new NotThisFormat(
      importMessage`Encoding ${shown(name ?? '')} is not supported. Use UTF-8, UTF-16, ISO-8859-1 or Windows-1252.`,
    );
  return known;
};

const NOTHING = new Uint8Array(0);

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  if (first.length === 0) return second;
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
};

/** Where the last character begins that may go on behind the end; the end, where none does. */
const endOfWhole = (bytes: Uint8Array): number => {
  const { length } = bytes;
  for (let back = 1; back <= 3 && back <= length; back += 1) {
    const byte = bytes[length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const wanted = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return wanted > back ? length - back : length;
  }
  return length;
};

/** UTF-8 that is cut anywhere: what the platform has for it takes several times as long as reading whole characters. */
class Utf8Pieces {
  readonly encoding = 'utf-8';
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  /** Of a character that has not come whole yet. */
  #rest: Uint8Array = NOTHING;

  decode(bytes: Uint8Array, { stream }: { stream: boolean }): string {
    const whole = joined(this.#rest, bytes);
    const end = stream ? endOfWhole(whole) : whole.length;
    this.#rest = end === whole.length ? NOTHING : whole.slice(end);
    return this.#decoder.decode(end === whole.length ? whole : whole.subarray(0, end));
  }
}

/** Bytes as text, wherever they are cut. */
export class StreamDecoder {
  #head: Uint8Array | undefined = NOTHING;
  #decoder: TextDecoder | Utf8Pieces | undefined;
  /** Whether there were bytes that are no text in the file's encoding; they are shown as U+FFFD. */
  hasBrokenBytes = false;

  get encoding(): string {
    return this.#decoder?.encoding ?? 'utf-8';
  }

  /** @throws NotThisFormat for an encoding that is not read */
  push(bytes: Uint8Array): string {
    if (this.#head === undefined) return this.#decode(bytes, true);
    // A source may use its buffer again, so what outlives this call is copied.
    const head = joined(this.#head, bytes.slice());
    this.#head = head;
    return head.length < DECLARATION ? '' : this.#begin();
  }

  end(): string {
    const begun = this.#head === undefined ? '' : this.#begin();
    return begun + this.#decode(NOTHING, false);
  }

  #begin(): string {
    const head = this.#head ?? NOTHING;
    this.#head = undefined;
    const encoding = encodingOf(head);
    if (encoding !== 'utf-8') {
      this.#decoder = new TextDecoder(encoding);
      return this.#decode(head, true);
    }
    this.#decoder = new Utf8Pieces();
    return this.#decode(withoutBom(head), true);
  }

  #decode(bytes: Uint8Array, stream: boolean): string {
    const text = this.#decoder?.decode(bytes, { stream }) ?? '';
    if (!this.hasBrokenBytes && text.includes('\uFFFD')) this.hasBrokenBytes = true;
    return text;
  }
}

const ENOUGH = 8192;

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch {
    // An encoding that is not read: what is wrong, the reader says.
    return String.fromCharCode(...bytes);
  }
};

/** A file's first text from its first element or document type on: without declaration, instructions and comments. */
export const textBehindProlog = (head: Uint8Array): string => {
  let rest = textOf(head.subarray(0, ENOUGH)).trimStart();
  for (;;) {
    const closing = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined;
    const end = closing === undefined ? -1 : rest.indexOf(closing);
    if (closing === undefined || end < 0) return rest;
    rest = rest.slice(end + closing.length).trimStart();
  }
};
