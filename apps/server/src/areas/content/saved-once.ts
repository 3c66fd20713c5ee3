import { errorCode } from '../../db/index.ts';
import { breaksRule } from '../../http/failure.ts';

const UNIQUE_VIOLATION = '23505';

/** Tells an editor that somebody else's page is at the address already. @throws Failure 422 */
export const savedOnce = async <T>(saved: Promise<T>, code: string, detail: string, field: string): Promise<T> => {
  try {
    return await saved;
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
    throw breaksRule(code, detail, field);
  }
};
