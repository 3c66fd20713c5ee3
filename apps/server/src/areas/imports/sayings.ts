import type { Said } from '@grossist/catalogue-formats';
import type { ImportSaying } from '../../db/index.ts';

/** A sentence as it is kept beside its English text. @param times of how many lines it is said, where it is of several */
export const keptSaying = ({ says, values }: Said, times?: number): ImportSaying => ({
  says,
  values,
  ...(times === undefined ? {} : { times }),
});
