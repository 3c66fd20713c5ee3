import { messagePart } from '../import-messages/index.ts';
import type { AssortmentRecord, AssortmentRelationRecord } from '../records.ts';
import { type Check, list, object, oneOf, optional, wrong } from './check.ts';
import { code, email, names } from './scalars.ts';

const codes = list(code, 20_000);

export const assortment = object<AssortmentRecord>({
  kind: oneOf(['assortment']),
  code,
  names,
  type: oneOf(['exclusive', 'limiting']),
  nodeCodes: optional(codes),
  supplierCodes: optional(codes),
  productCodes: optional(codes),
  sapMaterialNumbers: optional(codes),
});

const relation = object<AssortmentRelationRecord>({
  kind: oneOf(['assortment-relation']),
  assortmentCode: code,
  companyCode: optional(code),
  soldTo: optional(code),
  email: optional(email),
});

export const assortmentRelation: Check<AssortmentRelationRecord> = (value, at) => {
  const found = relation(value, at);
  const given = [found.companyCode, found.soldTo, found.email].filter((one) => one !== undefined);
  if (given.length === 1) return found;
  throw wrong(at, messagePart`a relation for one customer needs exactly one of companyCode, soldTo and email`);
};
