import type { NodeRecord, PlantRecord, ProductRecord, ServiceCenterRecord, SupplierRecord, Tree } from '../records.ts';
import { between, type Check, object, oneOf, optional } from './check.ts';
import { code, market, names, shortText, slug, texts, timeOfDay } from './scalars.ts';

export const tree: Check<Tree> = oneOf(['electrical', 'hws']);

export const node = object<NodeRecord>({
  kind: oneOf(['node']),
  code,
  parentCode: optional(code),
  tree,
  names,
  slug,
  sortOrder: between(-1_000_000_000, 1_000_000_000, 'whole'),
});

export const supplier = object<SupplierRecord>({ kind: oneOf(['supplier']), code, name: shortText });

export const product = object<ProductRecord>({
  kind: oneOf(['product']),
  code,
  nodeCode: code,
  classCode: optional(code),
  supplierCode: optional(code),
  names,
  descriptions: optional(texts),
});

export const plant = object<PlantRecord>({ kind: oneOf(['plant']), code, market, name: shortText, city: shortText });

export const serviceCenter = object<ServiceCenterRecord>({
  kind: oneOf(['service-center']),
  code,
  market,
  plant: code,
  name: shortText,
  street: shortText,
  postalCode: shortText,
  city: shortText,
  latitude: between(-90, 90),
  longitude: between(-180, 180),
  closingTime: timeOfDay,
  openingTime: optional(timeOfDay),
});
