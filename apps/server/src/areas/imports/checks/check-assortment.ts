import type { AssortmentRecord, AssortmentRelationRecord } from '@grossist/catalogue-formats';
import { importMessage } from '@grossist/catalogue-formats';
import { code, codeIfGiven, each, first, names, oneOf, type Problem } from './values.ts';

const MOST_CODES = 100_000;

const members = (field: string, values: readonly string[] | undefined): Problem =>
  (values?.length ?? 0) > MOST_CODES
    ? importMessage`${field} has more than ${MOST_CODES} entries`
    : each(values, (value) => code(field, value));

export const checkAssortment = (record: AssortmentRecord): Problem =>
  first(
    code('code', record.code),
    names(record.names),
    oneOf('type', record.type, ['exclusive', 'limiting']),
    members('nodeCodes', record.nodeCodes),
    members('supplierCodes', record.supplierCodes),
    members('productCodes', record.productCodes),
    members('sapMaterialNumbers', record.sapMaterialNumbers),
  );

export const checkAssortmentRelation = (record: AssortmentRelationRecord): Problem =>
  first(
    code('assortmentCode', record.assortmentCode),
    [record.companyCode, record.soldTo, record.email].filter((one) => (one ?? '') !== '').length === 1
      ? undefined
      : importMessage`a relation names exactly one of companyCode, soldTo and email`,
    codeIfGiven('companyCode', record.companyCode),
    codeIfGiven('soldTo', record.soldTo),
    codeIfGiven('email', record.email),
  );
