import type {
  ListPrice,
  MaterialAmendmentRecord,
  MaterialRecord,
  NetPriceRecord,
  PlantStock,
} from '@grossist/catalogue-formats';
import { duty, price, quantity, stockQuantity } from './decimals.ts';
import {
  code,
  codeIfGiven,
  codes,
  currency,
  date,
  each,
  first,
  market,
  names,
  oneOf,
  type Problem,
  texts,
  whole,
} from './values.ts';

const UNITS = ['PCE', 'MTR', 'ROL', 'PAK', 'BOX', 'SET', 'PAR', 'KGM', 'LTR', 'BDL'];

const checkListPrice = (given: ListPrice): Problem =>
  market(given.market) ??
  currency(given.currency) ??
  price('list price', given.amount) ??
  quantity('perQuantity', given.perQuantity) ??
  date('validFrom', given.validFrom);

const checkStock = (given: PlantStock): Problem =>
  code('plant', given.plant) ??
  stockQuantity('atp', given.atp) ??
  stockQuantity('fastbox', given.fastbox) ??
  stockQuantity('clearance', given.clearance) ??
  each(given.incoming, (more) => date('incoming', more.date) ?? stockQuantity('incoming', more.quantity));

const checkConcept = (given: MaterialRecord['conceptSuggestion']): Problem =>
  given &&
  (code('conceptSuggestion', given.sapMaterialNumber) ??
    quantity('conceptSuggestion', given.quantity) ??
    quantity('conceptSuggestion', given.minQuantity));

const twice = (field: string, keys: readonly string[]): Problem =>
  new Set(keys).size === keys.length ? undefined : `${field} names the same twice`;

const checkNumbers = (record: MaterialRecord): Problem =>
  (record.sapMaterialNumber === undefined ? undefined : code('sapMaterialNumber', record.sapMaterialNumber)) ??
  codeIfGiven('elNumber', record.elNumber) ??
  codeIfGiven('hwsNumber', record.hwsNumber) ??
  codeIfGiven('ean', record.ean) ??
  codeIfGiven('supplierNumber', record.supplierNumber) ??
  codeIfGiven('replacedBy', record.replacedBy) ??
  codeIfGiven('materialGroup', record.materialGroup) ??
  codes('alternativeNumbers', record.alternativeNumbers) ??
  codes('alternatives', record.alternatives) ??
  codes('accessories', record.accessories);

/** What no column could hold, or no buyer could order. References are looked up when the record is written. */
export const checkMaterial = (record: MaterialRecord): Problem =>
  checkNumbers(record) ??
  first(
    names(record.names),
    texts('descriptions', record.descriptions),
    record.markets.length === 0 ? 'markets are empty' : each(record.markets, market),
    oneOf('tree', record.tree, ['electrical', 'hws']),
    oneOf('salesUnit', record.salesUnit, UNITS),
    oneOf('status', record.status, ['10', '30', '33', '40']),
    quantity('minQuantity', record.minQuantity),
    quantity('multiplum', record.multiplum),
    quantity('packageSize', record.packageSize),
    record.popularity === undefined ? undefined : whole('popularity', record.popularity, 0, 1000),
    checkConcept(record.conceptSuggestion),
    each(record.listPrices, checkListPrice),
    twice(
      'listPrices',
      (record.listPrices ?? []).map((given) => given.market),
    ),
    each(record.stock, checkStock),
    twice(
      'stock',
      (record.stock ?? []).map((given) => given.plant),
    ),
    each(Object.entries(record.duties ?? {}), ([name, amount]) => currency(name) ?? duty('duty', amount)),
  );

export const checkAmendment = (record: MaterialAmendmentRecord): Problem =>
  first(
    [record.elNumber, record.hwsNumber, record.supplierNumber].some((number) => (number ?? '') !== '')
      ? undefined
      : 'no number says which material is meant',
    market(record.market),
    quantity('packageSize', record.packageSize),
    codes('addAlternativeNumbers', record.addAlternativeNumbers),
    codeIfGiven('replacedBy', record.replacedBy),
  );

export const checkNetPrice = (record: NetPriceRecord): Problem =>
  first(
    code('soldTo', record.soldTo),
    code('sapMaterialNumber', record.sapMaterialNumber),
    currency(record.currency),
    price('amount', record.amount),
    quantity('perQuantity', record.perQuantity),
  );
