import { capitals, code, codes, degrees, lowerCase, text, timeOfDay, whole, words } from '../cells.ts';
import { column, inLanguages, languageColumn, named, type TableKind, withFields } from '../column.ts';

const names = inLanguages('name', 'names', text);
const descriptions = inLanguages('description', 'descriptions', text);

export const SUPPLIERS: TableKind = {
  title: 'suppliers',
  kind: 'supplier',
  needs: [['supplier_code'], ['name']],
  columns: [column('supplier_code', 'code', code), column('name', 'name', text, 'supplier_name')],
};

export const NODES: TableKind = {
  title: 'places in the catalogue tree',
  kind: 'node',
  needs: [['node_code'], ['tree'], ['slug'], named('name')],
  columns: [
    languageColumn,
    column('node_code', 'code', code),
    column('parent_code', 'parentCode', code),
    column('tree', 'tree', lowerCase),
    ...names,
    column('slug', 'slug', lowerCase),
    column('sort_order', 'sortOrder', whole),
  ],
  finish: (draft) => withFields(draft, { sortOrder: draft.sortOrder ?? 0 }),
};

export const PRODUCTS: TableKind = {
  title: 'products',
  kind: 'product',
  needs: [['product_code'], ['node_code'], named('name')],
  columns: [
    languageColumn,
    column('product_code', 'code', code),
    column('node_code', 'nodeCode', code),
    column('class_code', 'classCode', capitals, 'etim_class'),
    column('supplier_code', 'supplierCode', code),
    ...names,
    ...descriptions,
  ],
};

export const SYNONYMS: TableKind = {
  title: 'synonyms of ETIM classes',
  kind: 'etim-synonyms',
  needs: [['class_code'], ['synonyms'], ['language']],
  columns: [
    column('class_code', 'classCode', capitals, 'etim_class'),
    column('language', 'language', lowerCase),
    column('synonyms', 'words', words, 'synonym'),
  ],
};

export const ASSORTMENTS: TableKind = {
  title: 'assortments',
  kind: 'assortment',
  needs: [['assortment_code'], ['assortment_type'], named('name')],
  columns: [
    languageColumn,
    column('assortment_code', 'code', code),
    column('assortment_type', 'type', lowerCase),
    ...names,
    column('node_codes', 'nodeCodes', codes),
    column('supplier_codes', 'supplierCodes', codes),
    column('product_codes', 'productCodes', codes),
    column('sap_numbers', 'sapMaterialNumbers', codes),
  ],
};

export const ASSORTMENT_RELATIONS: TableKind = {
  title: 'customers of assortments',
  kind: 'assortment-relation',
  needs: [['assortment_code'], ['company_number', 'sold_to', 'email']],
  columns: [
    column('assortment_code', 'assortmentCode', code),
    column('company_number', 'companyCode', code),
    column('sold_to', 'soldTo', code),
    column('email', 'email', lowerCase),
  ],
};

export const PLANTS: TableKind = {
  title: 'plants',
  kind: 'plant',
  needs: [['plant'], ['market'], ['name'], ['city']],
  columns: [
    column('plant', 'code', code),
    column('market', 'market', capitals),
    column('name', 'name', text),
    column('city', 'city', text),
  ],
};

export const SERVICE_CENTERS: TableKind = {
  title: 'service centers',
  kind: 'service-center',
  needs: [['service_center'], ['plant'], ['market'], ['name'], ['latitude'], ['longitude'], ['closing_time']],
  columns: [
    column('service_center', 'code', code),
    column('plant', 'plant', code),
    column('market', 'market', capitals),
    column('name', 'name', text),
    column('street', 'street', text),
    column('postal_code', 'postalCode', text),
    column('city', 'city', text),
    column('latitude', 'latitude', degrees),
    column('longitude', 'longitude', degrees),
    column('opening_time', 'openingTime', timeOfDay),
    column('closing_time', 'closingTime', timeOfDay),
  ],
};
