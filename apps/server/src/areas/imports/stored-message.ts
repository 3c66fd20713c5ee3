import type { ImportMessage } from '@grossist/catalogue-formats';
import type { StoredImportMessage } from '../../db/index.ts';

/** Converts a message to the form that is stored beside its English text. @param times number of lines with this message */
export const storedMessage = ({ says, values }: ImportMessage, times?: number): StoredImportMessage => ({
  says,
  values,
  ...(times === undefined ? {} : { times }),
});
