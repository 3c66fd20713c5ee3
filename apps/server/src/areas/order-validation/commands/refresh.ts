import { erpDoesNotAnswer } from '../../../http/failure.ts';
import type { Person } from '../../identity/index.ts';
import type { ValidationDeps } from '../deps.ts';
import { loadLines, loadValidation, requireOpen, writeAssessed } from '../store/index.ts';
import { buyerOfValidation, reassess } from './reassess.ts';

/**
 * Asks for current prices and stock, and looks once more for what was not found. [own-val-09]
 * @throws Failure 404, 409 when it was changed meanwhile, 503 when the ERP does not answer: then nothing is changed
 */
export const refresh = (deps: ValidationDeps) => {
  const { db } = deps;
  const buyerFor = buyerOfValidation(deps);
  const again = reassess(deps);
  return async (house: Person, id: string, seenVersion: number): Promise<void> => {
    const row = await loadValidation(db, id);
    requireOpen(row, seenVersion);
    const [before, buyer] = await Promise.all([loadLines(db, id), buyerFor(row)]);
    const assessed = await again({ row, lines: before, buyer, house, which: 'unknown' });
    if (assessed.isPriceMissing) throw erpDoesNotAnswer();
    await writeAssessed(db, { id, seenVersion, before, assessed });
  };
};
