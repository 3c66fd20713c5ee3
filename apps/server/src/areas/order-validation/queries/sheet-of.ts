import type { ValidationState } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import type { Person } from '../../identity/index.ts';
import { buyerOfValidation } from '../commands/reassess.ts';
import type { ValidationDeps } from '../deps.ts';
import type { ValidationSheet } from '../files/to-xlsx.ts';
import { materialFacts } from '../matching/material-facts.ts';
import { scopeOf } from '../scope.ts';
import { loadLines, type WorkingLine } from '../store/line-rows.ts';
import { loadValidation } from '../store/validation-rows.ts';

type LineOfState = NonNullable<ValidationState['Lines']>[number];

const selectedIn = ({ ItemSAPMaterialNumber: number, Variations }: LineOfState): string | null | undefined =>
  number ?? Variations.find(({ IsSelected }) => IsSelected)?.ItemSAPMaterialNumber;

/** Unsaved choices of the page have no price of ours: prices in the request are not trusted. */
const asInState = (line: WorkingLine, state: LineOfState): WorkingLine => {
  const selected = selectedIn(state);
  return selected === undefined || selected === line.material
    ? line
    : { ...line, material: selected, price: null, isOrderable: false };
};

/**
 * What a workbook of a validation holds: the lines of the state that a page holds, with what the shop knows of them;
 * lines of other validations are left out. [ord-11] @throws Failure 404
 */
export const sheetOf = (deps: ValidationDeps) => {
  const buyerFor = buyerOfValidation(deps);
  const factsOf = materialFacts(deps.db);
  return async (house: Person, state: ValidationState): Promise<ValidationSheet & { name: string }> => {
    const row = await loadValidation(deps.db, state.ValidationId);
    const [all, buyer] = await Promise.all([loadLines(deps.db, row.id), buyerFor(row)]);
    const wanted = state.Lines && new Map(state.Lines.map((line) => [line.OrderLineId, line]));
    const lines = wanted
      ? all.flatMap((line) => {
          const lineState = wanted.get(line.id);
          return lineState === undefined ? [] : [asInState(line, lineState)];
        })
      : all;
    const facts = await factsOf(
      scopeOf(buyer, house),
      lines.flatMap(({ material }) => material ?? []),
    );
    const name = row.order_number === '' ? row.file_name.replace(/\.[^.]*$/, '') : row.order_number;
    return { lines, facts, summary: row.price_summary, language: languageOf(house.locale), name };
  };
};
