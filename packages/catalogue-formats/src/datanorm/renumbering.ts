import { importMessage } from '../import-messages/index.ts';
import type { MaterialRenumberingRecord } from '../records.ts';
import { Refusal, shown } from '../refusal.ts';
import { readNumber } from './fields.ts';
import type { Head } from './head.ts';

/** In version 4 the place of the new number is, on other A lines, that of the mark of two digits for its texts. */
const TEXT_MARK = /^\d{2}$/;

/**
 * An article gets another number: A with X in version 4, B with A in version 5, both with the former number and the new
 * one side by side.
 * @throws Refusal where the line does not say which number is the new one
 */
export const renumberingOf = (number: string, fields: readonly string[], head: Head): MaterialRenumberingRecord => {
  const given = fields[3] ?? '';
  const isArticle = head.version === 4 && TEXT_MARK.test(given) && fields.slice(4).some((field) => field !== '');
  if (given === '' || isArticle || given === number) {
    throw new Refusal(
      'number-change',
      importMessage`the line does not give the new number of ${shown(number)}`,
      'Artikelnummer',
    );
  }
  return {
    kind: 'material-renumbering',
    supplierCode: head.supplier.code,
    supplierNumber: number,
    newSupplierNumber: readNumber(given),
    market: head.market,
  };
};
