import { messagePart } from '../import-messages/index.ts';
import type { MaterialRenumberingRecord } from '../records.ts';
import { type Check, object, oneOf, optional, wrong } from './check.ts';
import { code, market } from './scalars.ts';

const renumbering = object<MaterialRenumberingRecord>({
  kind: oneOf(['material-renumbering']),
  supplierCode: code,
  supplierNumber: code,
  newSupplierNumber: code,
  market: optional(market),
});

export const materialRenumbering: Check<MaterialRenumberingRecord> = (value, at) => {
  const found = renumbering(value, at);
  if (found.supplierNumber !== found.newSupplierNumber) return found;
  throw wrong(
    at === '' ? 'newSupplierNumber' : `${at}.newSupplierNumber`,
    messagePart`different number than the one before`,
  );
};
