import type { CatalogueRecord } from '../../records.ts';
import { capitals, code, codes, date, flag, lowerCase, number, percent, projects, text } from '../cells.ts';
import { column, type TableKind, withFields } from '../column.ts';

export const DISCOUNTS: TableKind = {
  title: 'discounts',
  kind: 'discount',
  needs: [['market'], ['customer_group'], ['material_group'], ['percent']],
  columns: [
    column('market', 'market', capitals),
    column('customer_group', 'customerGroup', code),
    column('material_group', 'materialGroup', code),
    column('percent', 'percent', percent, 'discount'),
    column('text', 'text', text),
  ],
};

export const NET_PRICES: TableKind = {
  title: 'net prices',
  kind: 'net-price',
  needs: [['sold_to'], ['sap_number'], ['net_price'], ['currency']],
  columns: [
    column('sold_to', 'soldTo', code),
    column('sap_number', 'sapMaterialNumber', code, 'sap_material_number', 'material_number'),
    column('net_price', 'amount', number),
    column('currency', 'currency', capitals),
    column('price_quantity', 'perQuantity', number, 'price_unit', 'per_quantity'),
  ],
  finish: (draft) => withFields(draft, { perQuantity: draft.perQuantity ?? '1' }),
};

export const COMPANIES: TableKind = {
  title: 'companies',
  kind: 'company',
  needs: [['company_number'], ['name'], ['market']],
  columns: [
    column('company_number', 'code', code),
    column('name', 'name', text, 'company_name'),
    column('market', 'market', capitals),
  ],
};

export const ACCOUNTS: TableKind = {
  title: 'accounts with their projects',
  kind: 'account',
  needs: [['sold_to'], ['company_number'], ['name'], ['currency'], ['customer_group'], ['plant']],
  columns: [
    column('sold_to', 'soldTo', code),
    column('company_number', 'companyCode', code),
    column('name', 'name', text, 'account_name'),
    column('currency', 'currency', capitals),
    column('customer_group', 'customerGroup', code),
    column('plant', 'plant', code),
    column('projects', 'projects', projects),
  ],
};

export const CONTACTS: TableKind = {
  title: 'contacts',
  kind: 'contact',
  needs: [['email'], ['name'], ['locale']],
  columns: [
    column('email', 'email', lowerCase),
    column('name', 'name', text),
    column('phone', 'phone', text),
    column('company_number', 'companyCode', code),
    column('sold_to', 'soldTos', codes),
    column('role', 'role', lowerCase),
    column('locale', 'locale', text),
    column('able_to_create_orders', 'ableToCreateOrders', flag),
    column('show_net_price', 'showNetPrice', flag),
    column('salesforce_contact_id', 'salesforceContactId', code),
    column('is_symbrio_user', 'isSymbrioUser', flag),
  ],
  // What a file does not grant is not granted.
  finish: (draft) =>
    withFields(draft, {
      role: draft.role ?? 'buyer',
      soldTos: draft.soldTos ?? [],
      ableToCreateOrders: draft.ableToCreateOrders ?? false,
      showNetPrice: draft.showNetPrice ?? false,
    }),
};

export const ADDRESSES: TableKind = {
  title: 'delivery addresses',
  kind: 'address',
  needs: [['address_code'], ['sold_to'], ['ship_to'], ['name'], ['street'], ['postal_code'], ['city'], ['country']],
  columns: [
    column('address_code', 'code', code),
    column('sold_to', 'soldTo', code),
    column('project_number', 'projectNumber', code),
    column('ship_to', 'shipTo', code),
    column('name', 'name', text),
    column('street', 'street', text),
    column('postal_code', 'postalCode', text),
    column('city', 'city', text),
    column('country', 'countryCode', capitals, 'country_code'),
    column('is_default', 'isDefault', flag),
  ],
};

const MOST_LINES = 5000;

const joinedOrders = (record: CatalogueRecord, next: CatalogueRecord): CatalogueRecord | undefined => {
  if (record.kind !== 'purchase' || next.kind !== 'purchase' || record.lines.length >= MOST_LINES) return undefined;
  const isSame =
    record.orderNumber === next.orderNumber && record.soldTo === next.soldTo && record.orderedOn === next.orderedOn;
  return isSame ? { ...record, lines: [...record.lines, ...next.lines] } : undefined;
};

export const PURCHASES: TableKind = {
  title: 'lines of earlier orders',
  kind: 'purchase',
  needs: [['order_number'], ['sold_to'], ['ordered_on'], ['sap_number'], ['quantity']],
  columns: [
    column('order_number', 'orderNumber', code),
    column('sold_to', 'soldTo', code),
    column('ordered_on', 'orderedOn', date),
    column('sap_number', 'lines.0.sapMaterialNumber', code, 'sap_material_number', 'material_number'),
    column('quantity', 'lines.0.quantity', number),
  ],
  join: joinedOrders,
};
