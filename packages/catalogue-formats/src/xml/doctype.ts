import { importMessage } from '../import-messages/index.ts';
import { NotThisFormat } from '../reader.ts';

const ANY = /<!ENTITY/gi;
/** `<!ENTITY % NAME "text">`, by which version 1.2 lets a file declare elements of its own. */
const OF_THE_DTD = /<!ENTITY\s+%\s+[A-Za-z_:][\w:.-]*\s+(?:"[^"<]*"|'[^'<]*')\s*>/g;

/**
 * A document type of a file names its DTD, which is never fetched, and may declare elements. What it declares is not
 * used, so texts for the DTD's own use (parameter entities) do no harm.
 * @throws NotThisFormat when it declares entities for use in texts, or of files: they can name files of the server or
 *   grow without end
 */
export const checkDoctype = (text: string): void => {
  if ((text.match(ANY)?.length ?? 0) !== (text.match(OF_THE_DTD)?.length ?? 0))
    throw new NotThisFormat(
      importMessage`The file declares entities (ENTITY) in its DOCTYPE; such files are not read.`,
    );
};
