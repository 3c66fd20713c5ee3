import { NotThisFormat } from '../../reader.ts';
import { said } from '../../said/index.ts';

/**
 * A document type of a file names its DTD at most, which is never fetched.
 * @throws NotThisFormat when it declares entities: they can name files of the server or grow without end
 */
export const checkDoctype = (text: string): void => {
  if (/<!ENTITY/i.test(text))
    throw new NotThisFormat(said`The file declares entities (ENTITY) in its DOCTYPE; such files are not read.`);
};
