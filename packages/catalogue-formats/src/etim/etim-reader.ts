import { importMessage } from '../import-messages/index.ts';
import { type ByteSource, type CatalogueReader, NotThisFormat, type ReadEvent } from '../reader.ts';
import { type HeadedTable, readTable, startOf } from '../tables/index.ts';
import { etimHeader } from './header.ts';
import { readIxf, recognisesIxf } from './ixf/index.ts';

/** A source whose first bytes were looked at; `whole` gives them again. */
interface Peeked {
  head: Uint8Array;
  whole: ByteSource;
}

const ENOUGH = 4096;

/** The first bytes of a source, at least a few thousand where it has them. */
const peeked = async (source: ByteSource): Promise<Peeked> => {
  const pieces = source[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let length = 0;
  let isDone = false;
  while (length < ENOUGH && !isDone) {
    const { done, value } = await pieces.next();
    isDone = done === true;
    if (done !== true) {
      seen.push(value);
      length += value.length;
    }
  }
  const whole = async function* (): ByteSource {
    try {
      yield* seen;
      while (!isDone) {
        const { done, value } = await pieces.next();
        isDone = done === true;
        if (done !== true) yield value;
      }
    } finally {
      await pieces.return?.();
    }
  };
  return { head: Buffer.concat(seen), whole: whole() };
};

const headed = (line: string): HeadedTable => {
  const header = etimHeader(line);
  if (header) return { delimiter: header.delimiter, body: header.body() };
  throw new NotThisFormat(
    importMessage`The first line is not the header of an ETIM table: classes (${'ARTCLASSID, ARTCLASSDESC'}), features (${'FEATUREID, FEATUREDESC'}), values (${'VALUEID, VALUEDESC'}), features or values of classes (${'ARTCLASSID, FEATUREID, VALUEID'}), synonyms (${'ARTCLASSID, SYNONYMS'}) or units (${'UNITOFMEASID, UNITDESC'}).`,
  );
};

const recognises = (head: Uint8Array): boolean => {
  if (recognisesIxf(head)) return true;
  const first = startOf(head).find((line) => line.trim() !== '');
  return first !== undefined && etimHeader(first) !== undefined;
};

async function* read(source: ByteSource): AsyncGenerator<ReadEvent> {
  const { head, whole } = await peeked(source);
  yield* recognisesIxf(head) ? readIxf(whole) : readTable(whole, headed);
}

/**
 * The ETIM class model as ETIM International gives it out: as one XML document (IXF), or one table a file: classes, features, values, which values
 * and features classes have, and synonyms. Separated by tabs, semicolons or commas; names in any of the shop's
 * languages, told by the column ("Synonyms_DE", "EN_Description") or by a column LANGUAGE.
 *
 * Names that a spreadsheet took for dates (45781) cannot be told any more: they are refused, so that their value goes
 * by its code until a good name comes. Ratios that it took for times (16:09:00) are restored, and noted.
 */
export const etimReader: CatalogueReader = { format: 'etim', recognises, read };
