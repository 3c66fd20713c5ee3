import type {
  DiscountRecord,
  NodeRecord,
  PlantRecord,
  ProductRecord,
  ServiceCenterRecord,
  SupplierRecord,
} from '@grossist/catalogue-formats';
import { importMessage } from '@grossist/catalogue-formats';
import { percent } from './decimals.ts';
import {
  code,
  codeIfGiven,
  first,
  market,
  names,
  number,
  oneOf,
  type Problem,
  text,
  texts,
  timeSpan,
  whole,
} from './values.ts';

export const checkNode = (record: NodeRecord): Problem =>
  first(
    code('code', record.code),
    codeIfGiven('parentCode', record.parentCode),
    oneOf('tree', record.tree, ['electrical', 'hws']),
    names(record.names),
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(record.slug)
      ? code('slug', record.slug)
      : importMessage`${'slug'} is not a URL slug`,
    whole('sortOrder', record.sortOrder, -2_000_000_000, 2_000_000_000),
  );

export const checkSupplier = (record: SupplierRecord): Problem =>
  first(code('code', record.code), text('name', record.name));

export const checkProduct = (record: ProductRecord): Problem =>
  first(
    code('code', record.code),
    codeIfGiven('nodeCode', record.nodeCode),
    codeIfGiven('classCode', record.classCode),
    codeIfGiven('supplierCode', record.supplierCode),
    names(record.names),
    texts('descriptions', record.descriptions),
  );

export const checkPlant = (record: PlantRecord): Problem =>
  first(code('code', record.code), market(record.market), text('name', record.name), text('city', record.city));

export const checkServiceCenter = (record: ServiceCenterRecord): Problem =>
  first(
    code('code', record.code),
    market(record.market),
    code('plant', record.plant),
    text('name', record.name),
    number('latitude', record.latitude, -90, 90),
    number('longitude', record.longitude, -180, 180),
    timeSpan(record.openingTime, record.closingTime),
  );

export const checkDiscount = (record: DiscountRecord): Problem =>
  first(
    market(record.market),
    code('customerGroup', record.customerGroup),
    code('materialGroup', record.materialGroup),
    percent('percent', record.percent),
    text('text', record.text ?? ''),
  );
